/**
 * What is drawn, in the address: `?root.file=https://…&root.tree=mini&root.x=lep_pt[0]&root.bins=50&root.c=1&root.v=1`.
 * A file of the user has no address; what is drawn of it can be kept all the same.
 */
import {
  createUrlCodec,
  parseFlag,
  parseNumberIn,
  printFlag,
  urlField,
  type UrlCodec,
  type UrlField,
  type UrlSchema,
} from '@site/src/kit/app/urlCodec';
import {parseRange, printRange} from '@site/src/lib/storage/addressParameters';
import {drawLimits} from './types';

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

const parseBins = parseNumberIn(1, drawLimits.bins, true);

function parseEnds(text: string): readonly [number, number] | undefined {
  const {from, to} = parseRange(text) ?? {};
  return typeof from === 'number' && typeof to === 'number' && from < to ? [from, to] : undefined;
}

const printEnds = ([from, to]: readonly [number, number]): string => printRange({from, to});

const parseExpression = (text: string) => readText(text, drawLimits.expression);

/** A parameter with the name of the property that it sets. */
const property = <Name extends keyof ExplorerState>(
  name: Name,
  parse: (text: string) => NonNullable<ExplorerState[Name]> | undefined,
  print?: (value: NonNullable<ExplorerState[Name]>) => string,
): UrlField<ExplorerState> =>
  urlField(name, {
    parse,
    ...(print ? {print} : {}),
    get: (state) => state[name] ?? undefined,
    set: (state, value) => ({...state, [name]: value}),
  });

/** @param start of the page, which the parameters change */
export const explorerSchema = (start: ExplorerState = startState): UrlSchema<ExplorerState> => ({
  fields: [
    property('file', readFile),
    property('tree', (text) => readText(text, longestPath)),
    property('x', parseExpression),
    property('y', parseExpression),
    property('selection', parseExpression),
    property('secondSelection', parseExpression),
    property('weight', parseExpression),
    property('bins', parseBins),
    property('range', parseEnds, printEnds),
    property('yBins', parseBins),
    property('yRange', parseEnds, printEnds),
    property('flatten', parseFlag, printFlag),
  ],
  defaults: () => start,
  maxLength: longestAddress,
});

/** The codec of a page with a start state. */
export const explorerCodec = (start: ExplorerState = startState): UrlCodec<ExplorerState> =>
  createUrlCodec(explorerSchema(start), 'root', start);
