/** What a reader has set in an analysis, and the steps from one state to the next. */
import type {Question} from './counting/crossfilter';
import type {Dimension} from './events/events';
import {areSame, isCut, isRange, type Filter} from './cuts/filters';
import {withOption, type Option, type Options, type OptionValue} from './options';

/** What can be set in an analysis: said by data, as the rest of an app. */
export interface Scheme {
  /** Short: its parameters in the address begin with it. */
  readonly name: string;
  readonly dimensions: readonly Dimension[];
  /** Names of the processes, in the order of their numbers in the events. */
  readonly processes: readonly string[];
  /** In fb⁻¹; `start` is the one that the weights of the sample are for. */
  readonly luminosity: {readonly low: number; readonly start: number; readonly high: number};
  /** Their names are parameters of the address: none may be `v`, `lumi` or `show`, nor have a point. */
  readonly options: readonly Option[];
}

export interface Analysis {
  /** By name of the dimension, in the order in which the cuts were first made. */
  readonly cuts: ReadonlyMap<string, Filter>;
  /** In fb⁻¹. */
  readonly luminosity: number;
  /** Names of the processes that are shown, in the order of the scheme; null means all. */
  readonly shown: readonly string[] | null;
  readonly options: Options;
}

export type Action =
  | {readonly type: 'cut'; readonly dimension: string; readonly filter: Filter}
  | {readonly type: 'clear'; readonly dimension: string}
  | {readonly type: 'clearAll'}
  /** Dimensions in the wanted order of the cut flow; cuts that are not named follow. */
  | {readonly type: 'order'; readonly dimensions: readonly string[]}
  | {readonly type: 'luminosity'; readonly luminosity: number}
  | {readonly type: 'show'; readonly processes: readonly string[] | null}
  | {readonly type: 'option'; readonly name: string; readonly value: OptionValue}
  /** Another state as a whole, such as a preset. */
  | {readonly type: 'replace'; readonly analysis: Analysis};

const cutOn = 'cut on ';

/** What an action changes: all cuts on one dimension are one subject. */
export const subjectOf = (action: Action): string =>
  'dimension' in action ? cutOn + action.dimension : action.type;

/** The dimension whose cut is being dragged. */
export const draggedDimension = (moving: string | null): string | undefined =>
  moving?.startsWith(cutOn) ? moving.slice(cutOn.length) : undefined;

export const startOf = ({luminosity: {start}}: Scheme): Analysis => ({
  cuts: new Map(),
  luminosity: start,
  shown: null,
  options: new Map(),
});

/** How an option is set; undefined for a name that the scheme does not have. */
export const optionOf = (
  {options}: Scheme,
  analysis: Analysis,
  name: string,
): OptionValue | undefined =>
  analysis.options.get(name) ?? options.find((option) => option.name === name)?.start;

/** Ends in ascending order, categories each once; undefined for what cannot be a cut. */
function tidied(filter: Filter): Filter | undefined {
  if (!isRange(filter)) {
    const categories = Array.from(new Set(filter.categories)).sort((a, b) => a - b);
    return categories.every(Number.isFinite) ? {categories} : undefined;
  }
  const {from, to} = filter;
  if ([from, to].some((end) => end !== null && !Number.isFinite(end))) return undefined;
  return from !== null && to !== null && from > to ? {from: to, to: from} : {from, to};
}

function cut(analysis: Analysis, dimension: string, filter: Filter | undefined): Analysis {
  const {cuts} = analysis;
  if (areSame(cuts.get(dimension), filter)) return analysis;
  const next = new Map(cuts);
  if (filter) next.set(dimension, filter);
  else next.delete(dimension);
  return {...analysis, cuts: next};
}

function ordered(analysis: Analysis, dimensions: readonly string[]): Analysis {
  const before = Array.from(analysis.cuts.keys());
  const order = Array.from(new Set([...dimensions, ...before])).filter((name) =>
    analysis.cuts.has(name),
  );
  if (order.join('\n') === before.join('\n')) return analysis;
  return {
    ...analysis,
    cuts: new Map(order.map((name) => [name, analysis.cuts.get(name) as Filter])),
  };
}

function showing(analysis: Analysis, scheme: Scheme, wanted: readonly string[] | null): Analysis {
  const known = wanted && scheme.processes.filter((name) => wanted.includes(name));
  const shown = known && known.length < scheme.processes.length ? known : null;
  return shown?.join('\n') === analysis.shown?.join('\n') ? analysis : {...analysis, shown};
}

/**
 * The state after an action; the same object where nothing changes, and for names that the scheme does
 * not have and numbers that are none. Ranges are turned upright, luminosities kept within the scheme.
 */
export function changed(scheme: Scheme, analysis: Analysis, action: Action): Analysis {
  if (action.type === 'cut') {
    const isKnown = scheme.dimensions.some(({name}) => name === action.dimension);
    const filter = tidied(action.filter);
    if (!isKnown || !filter) return analysis;
    return cut(analysis, action.dimension, isCut(filter) ? filter : undefined);
  }
  if (action.type === 'clear') return cut(analysis, action.dimension, undefined);
  if (action.type === 'clearAll') {
    return analysis.cuts.size === 0 ? analysis : {...analysis, cuts: new Map()};
  }
  if (action.type === 'order') return ordered(analysis, action.dimensions);
  if (action.type === 'show') return showing(analysis, scheme, action.processes);
  if (action.type === 'option') {
    const options = withOption(scheme.options, analysis.options, action.name, action.value);
    return options === analysis.options ? analysis : {...analysis, options};
  }
  if (action.type === 'replace') return action.analysis;
  const {low, high} = scheme.luminosity;
  const luminosity = Math.min(high, Math.max(low, action.luminosity));
  const isNew = Number.isFinite(luminosity) && luminosity !== analysis.luminosity;
  return isNew ? {...analysis, luminosity} : analysis;
}

/** What to ask the engine for a state. */
export function questionOf(
  scheme: Scheme,
  {cuts, shown}: Pick<Analysis, 'cuts' | 'shown'>,
  brushed?: string,
): Question {
  return {
    filters: Object.fromEntries(cuts),
    order: Array.from(cuts.keys()),
    ...(shown ? {processes: shown.map((name) => scheme.processes.indexOf(name))} : {}),
    ...(brushed === undefined ? {} : {brushed}),
  };
}
