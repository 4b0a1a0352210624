/** Cuts that a reader made by hand in an analyser, judged like a trained method. */
import {
  only,
  parseList,
  parseNumber,
  parseRange,
  readParameters,
} from '@site/src/lib/storage/addressParameters';
import type {Passing} from '../results';
import type {Dataset} from '../types';
import {judged, meritOf, noSums, plusEvent} from './merit';

export interface HandCut {
  readonly feature: string;
  /** From the lower end, included, to the upper one, excluded; or some values. */
  readonly from: number | null;
  readonly to: number | null;
  readonly values: readonly number[] | null;
}

export interface HandCuts {
  readonly cuts: readonly HandCut[];
  /** Names of what was written and is not known, or cannot be read. */
  readonly unread: readonly string[];
}

const maxValues = 64;
const longest = 4_000;

/** The parameters of any analyser: `dm.in.met=100..` and, in the words of a page, `in.met=100..`. */
function parametersOf(
  text: string,
): readonly (readonly [name: string, values: readonly string[]])[] {
  const query = text.slice(text.indexOf('?') + 1).split('#')[0] ?? '';
  const owned = query
    .split('&')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => part.replace(/^[a-z]+\d*\.(?=i[ns]\.)/i, ''))
    .map((part) => `cuts.${part}`);
  return Array.from(readParameters('cuts', owned.join('&')));
}

function cutOf(name: string, values: readonly string[]): HandCut | undefined {
  const text = only(values);
  const feature = name.slice(3);
  if (text === undefined) return undefined;
  if (name.startsWith('in.')) {
    const range = parseRange(text);
    return range && {feature, ...range, values: null};
  }
  const list = parseList(text, maxValues)?.map(parseNumber);
  return list?.every((value) => value !== undefined)
    ? {feature, from: null, to: null, values: list}
    : undefined;
}

/**
 * Reads cuts in the words of an address of the analysers, `in.mll=..75&is.bJets=0`, or from a whole
 * address; other settings in it are passed over.
 */
export function readHandCuts(text: string, {features}: Pick<Dataset, 'features'>): HandCuts {
  if (text.length > longest) return {cuts: [], unread: ['too long']};
  const cuts: HandCut[] = [];
  const unread: string[] = [];
  for (const [name, values] of parametersOf(text)) {
    if (!/^i[ns]\./.test(name)) continue;
    const cut = cutOf(name, values);
    const isKnown = features.some((feature) => feature.name === cut?.feature);
    if (cut && isKnown) cuts.push(cut);
    else unread.push(name);
  }
  return {cuts, unread};
}

/** A cut with its numbers in 32 bits, as the columns have them: the analysers count the same events. */
const inColumn = ({from, to, values, ...cut}: HandCut): HandCut => ({
  ...cut,
  from: from === null ? null : Math.fround(from),
  to: to === null ? null : Math.fround(to),
  values: values?.map(Math.fround) ?? null,
});

function passes({from, to, values}: HandCut, value: number): boolean {
  if (values) return values.includes(value);
  return value >= (from ?? -Infinity) && (to === null || value < to);
}

/**
 * What cuts leave of some events.
 *
 * @param weight per row at the scale of all events: `rescaledWeights`
 * @param rows those of the test
 * @param uncertainty of the background, relative: 0.1 for 10 %
 */
export function cutResult(
  cuts: readonly HandCut[],
  dataset: Pick<Dataset, 'features' | 'columns' | 'label' | 'isSimulated'>,
  weight: ArrayLike<number>,
  rows: Int32Array,
  uncertainty: number,
): Passing {
  const {features, columns, label} = dataset;
  const used = cuts.map(inColumn).flatMap((cut) => {
    const column = columns[features.findIndex(({name}) => name === cut.feature)];
    return column ? [{cut, column}] : [];
  });
  let [passing, all] = [noSums, noSums];
  for (const row of rows) {
    const [isSignal, here] = [label[row] === 1, weight[row] as number];
    all = plusEvent(all, isSignal, here);
    if (!used.every(({cut, column}) => passes(cut, column[row] as number))) continue;
    passing = plusEvent(passing, isSignal, here);
  }
  return judged(passing, all, {merit: meritOf(dataset), uncertainty});
}
