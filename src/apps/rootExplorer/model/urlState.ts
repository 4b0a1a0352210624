/**
 * What is drawn, in the address: `?root.file=https://…&root.tree=mini&root.x=lep_pt[0]&root.bins=50&root.v=1`.
 * A file of the reader has no address; what is drawn of it can be kept all the same.
 */
import {
  only,
  parseNumber,
  parseRange,
  printRange,
  readState,
  withParameters,
  withState,
  type Parameter,
  type ReadState,
} from '@site/src/lib/addressParameters';
import {drawLimits} from './types';

const owner = 'root';

const longestAddress = 8_000;
const longestUrl = 1_000;
const longestPath = 300;

export interface ExplorerState {
  /** Address of the file. */
  readonly file?: string;
  readonly tree?: string;
  readonly x?: string;
  readonly y?: string;
  readonly selection?: string;
  /** Left out where one selection is drawn; an empty text draws all beside the first. */
  readonly secondSelection?: string;
  readonly weight?: string;
  readonly bins: number;
  readonly range?: readonly [number, number];
  readonly yBins?: number;
  readonly yRange?: readonly [number, number];
  /** Whether every value of a list counts. */
  readonly flatten: boolean;
}

export const startState: ExplorerState = {bins: 50, flatten: true};

const isControl = (character: string): boolean => character < ' ' || character === '\u007f';

function readText(text: string, longest: number): string | undefined {
  const isPlain = text.length <= longest && !Array.from(text).some(isControl);
  return isPlain ? text : undefined;
}

function readFile(text: string): string | undefined {
  if (text.length > longestUrl) return undefined;
  try {
    const {protocol, href} = new URL(text);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}

function readBins(text: string): number | undefined {
  const bins = parseNumber(text);
  const isPossible = bins !== undefined && Number.isInteger(bins) && bins >= 1;
  return isPossible && bins <= drawLimits.bins ? bins : undefined;
}

function readRange(text: string): readonly [number, number] | undefined {
  const {from, to} = parseRange(text) ?? {};
  return typeof from === 'number' && typeof to === 'number' && from < to ? [from, to] : undefined;
}

const readExpression = (text: string) => readText(text, drawLimits.expression);

const readers: ReadonlyMap<string, (text: string) => Partial<ExplorerState> | undefined> = new Map<
  string,
  (text: string) => Partial<ExplorerState> | undefined
>(
  Object.entries({
    file: readFile,
    tree: (text: string) => readText(text, longestPath),
    x: readExpression,
    y: readExpression,
    selection: readExpression,
    secondSelection: readExpression,
    weight: readExpression,
    bins: readBins,
    range: readRange,
    yBins: readBins,
    yRange: readRange,
    flatten: (text: string) => (text === '0' ? false : text === '1' ? true : undefined),
  }).map(([name, read]) => [
    name,
    (text) => {
      const value = read(text);
      return value === undefined ? undefined : {[name]: value};
    },
  ]),
);

const names = Array.from(readers.keys());

/** Reads a query string parameter by parameter; what cannot be read counts as not written. */
export const decode = (
  search: string,
  start: ExplorerState = startState,
): ReadState<ExplorerState> =>
  readState(
    {
      owner,
      names,
      longest: longestAddress,
      read: (state: ExplorerState, name, values) => {
        const text = only(values);
        const after = text === undefined ? undefined : readers.get(name)?.(text);
        return after && {...state, ...after};
      },
    },
    search,
    start,
  );

function printed(name: string, value: ExplorerState[keyof ExplorerState]): Parameter[] {
  if (value === undefined) return [];
  if (typeof value === 'boolean') return [[name, value ? '1' : '0']];
  if (typeof value === 'string' || typeof value === 'number') return [[name, String(value)]];
  return [[name, printRange({from: value[0], to: value[1]})]];
}

/** The query string, with its question mark, after this state took the place of the old. */
export function encode(
  state: ExplorerState,
  search: string,
  start: ExplorerState = startState,
): string {
  const own = names.flatMap((name) => {
    const key = name as keyof ExplorerState;
    const isStart = JSON.stringify(state[key]) === JSON.stringify(start[key]);
    return isStart ? [] : printed(name, state[key]);
  });
  return own.length > 0 ? withState(owner, own, search) : withParameters(owner, [], search);
}
