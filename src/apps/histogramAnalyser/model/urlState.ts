/**
 * An analysis in the address: `?hww.v=1&hww.in.mass=..75&hww.is.channel=0,2&hww.lumi=36.6&hww.show=hww,ww&hww.axis=log`.
 * Cuts stand there in their order; a range has its lower end and not its upper one. A page may begin
 * with a state of its own: an address without parameters means that one, any other address says all.
 */
import {
  only,
  parseList,
  parseNumber,
  parseRange,
  printRange,
  readParameters,
  withParameters,
  type Parameter,
} from '@site/src/lib/addressParameters';
import {changed, startOf, type Analysis, type Scheme} from './analysis';
import {isRange} from './filters';
import {parseOption} from './options';

const version = '1';
const longest = 4_000;
const mostCategories = 64;

export interface Decoded {
  readonly analysis: Analysis;
  /** The parameters, without the name of the scheme, that could not be read. */
  readonly unread: readonly string[];
}

type Values = readonly string[];

function withCut(scheme: Scheme, analysis: Analysis, name: string, values: Values): Analysis {
  const dimension = name.slice(3);
  const text = only(values);
  if (analysis.cuts.has(dimension) || text === undefined) return analysis;
  if (name.startsWith('in.')) {
    const filter = parseRange(text);
    return filter ? changed(scheme, analysis, {type: 'cut', dimension, filter}) : analysis;
  }
  const categories = parseList(text, mostCategories)?.map(parseNumber);
  if (!categories?.every((category) => category !== undefined)) return analysis;
  return changed(scheme, analysis, {type: 'cut', dimension, filter: {categories}});
}

function withReadOption(
  scheme: Scheme,
  analysis: Analysis,
  name: string,
  values: Values,
): Analysis | undefined {
  const option = scheme.options.find((one) => one.name === name);
  const text = only(values);
  if (!option || text === undefined) return undefined;
  const value = parseOption(option, text);
  return value === undefined ? undefined : changed(scheme, analysis, {type: 'option', name, value});
}

/** The analysis with what a parameter says; undefined if it cannot be read. */
function read(
  scheme: Scheme,
  analysis: Analysis,
  name: string,
  values: Values,
): Analysis | undefined {
  if (name === 'v') return analysis;
  if (/^i[ns]\./.test(name)) {
    const after = withCut(scheme, analysis, name, values);
    return after === analysis ? undefined : after;
  }
  if (name === 'lumi') {
    const luminosity = parseNumber(only(values) ?? '');
    const {low, high} = scheme.luminosity;
    const isWithin = luminosity !== undefined && luminosity >= low && luminosity <= high;
    return isWithin ? {...analysis, luminosity} : undefined;
  }
  if (name !== 'show') return withReadOption(scheme, analysis, name, values);
  const processes = parseList(only(values), scheme.processes.length);
  const areKnown = processes?.every((process) => scheme.processes.includes(process));
  return areKnown && processes ? changed(scheme, analysis, {type: 'show', processes}) : undefined;
}

/**
 * Reads a query string parameter by parameter; what cannot be read counts as not written.
 *
 * @param start what an address without parameters means, and one that cannot be read at all
 */
export function decode(scheme: Scheme, search: string, start: Analysis = startOf(scheme)): Decoded {
  const parameters = readParameters(scheme.name, search);
  const names = Array.from(parameters.keys());
  if (names.length === 0) return {analysis: start, unread: []};
  if (search.length > longest) return {analysis: start, unread: names};
  const written = parameters.get('v');
  if (written && only(written) !== version) return {analysis: start, unread: ['v']};
  const unread: string[] = [];
  let analysis = startOf(scheme);
  for (const [name, values] of parameters) {
    const after = read(scheme, analysis, name, values);
    if (after) analysis = after;
    else unread.push(name);
  }
  return {analysis, unread};
}

function parametersOf(scheme: Scheme, analysis: Analysis): readonly Parameter[] {
  const {cuts, luminosity, shown, options} = analysis;
  return [
    ...Array.from(cuts, ([name, filter]): Parameter =>
      isRange(filter)
        ? [`in.${name}`, printRange(filter)]
        : [`is.${name}`, filter.categories.join()],
    ),
    ...(luminosity === scheme.luminosity.start ? [] : [['lumi', String(luminosity)] as const]),
    ...(shown ? [['show', shown.join()] as const] : []),
    ...Array.from(options, ([name, value]): Parameter => [name, String(value)]),
  ];
}

/** Whether two states have the same address. */
export function areEqual(scheme: Scheme, one: Analysis, other: Analysis): boolean {
  const written = (analysis: Analysis): string => JSON.stringify(parametersOf(scheme, analysis));
  return one === other || written(one) === written(other);
}

/**
 * The query string, with its question mark, after this analysis took the place of the old.
 *
 * @param start of the page: it is written as nothing, and the plain state then as its version alone
 */
export function encode(
  scheme: Scheme,
  analysis: Analysis,
  search: string,
  start: Analysis = startOf(scheme),
): string {
  if (areEqual(scheme, analysis, start)) return withParameters(scheme.name, [], search);
  const own = [['v', version] as const, ...parametersOf(scheme, analysis)];
  return withParameters(scheme.name, own, search);
}

/** Reads a state as the text of a page says it: `in.mll=..75&is.jets=0`. */
export function decodeWords(scheme: Scheme, words: string): Decoded {
  const parts = words.split('&').filter((part) => part !== '');
  return decode(scheme, `?${parts.map((part) => `${scheme.name}.${part}`).join('&')}`);
}
