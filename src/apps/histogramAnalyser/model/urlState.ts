/**
 * An analysis in the address: `?hww.in.mass=..75&hww.is.channel=0,2&hww.lumi=36.6&hww.show=hww,ww&hww.axis=log&hww.v=1`.
 * Cuts stand there in their order; a range has its lower end and not its upper one. A page may begin
 * with a state of its own: an address without parameters means that one, any other address says all.
 */
import {
  nameIn,
  only,
  parseList,
  parseNumber,
  parseRange,
  printRange,
  readState,
  withParameters,
  withState,
  type Parameter,
} from '@site/src/lib/addressParameters';
import {changed, startOf, type Analysis, type Scheme} from './analysis';
import type {Dimension} from './events';
import {isCut, isRange, passes, type Filter} from './filters';
import {parseOption} from './options';

const longest = 4_000;
const maxCategories = 64;

export interface Decoded {
  readonly analysis: Analysis;
  /** The parameters, without the name of the scheme, that could not be read. */
  readonly unread: readonly string[];
}

type Values = readonly string[];

/** Numbers of categories that a quantity has, and any numbers of one that has none; at least one. */
function parseCategories({categories: most}: Dimension, text: string): Filter | undefined {
  const categories = parseList(text, maxCategories)?.map(parseNumber);
  const isOne = (value: number | undefined): boolean =>
    value !== undefined &&
    (most === undefined || (Number.isInteger(value) && value >= 0 && value < most));
  return categories?.length && categories.every(isOne)
    ? {categories: categories as number[]}
    : undefined;
}

/** A range that contains at least one of the categories of the quantity, if it has categories. */
function parseCut({categories = 0}: Dimension, text: string): Filter | undefined {
  const range = parseRange(text);
  const offered = Array.from({length: categories}, (_, category) => category);
  const keepsOne = categories === 0 || offered.some((category) => range && passes(range, category));
  return range && keepsOne ? range : undefined;
}

function withCut(
  scheme: Scheme,
  analysis: Analysis,
  name: string,
  text: string,
): Analysis | undefined {
  const dimension = scheme.dimensions.find((one) => one.name === name.slice(3));
  if (!dimension || analysis.cuts.has(dimension.name)) return undefined;
  const filter = (name.startsWith('in.') ? parseCut : parseCategories)(dimension, text);
  return filter && isCut(filter)
    ? changed(scheme, analysis, {type: 'cut', dimension: dimension.name, filter})
    : undefined;
}

function withShown(scheme: Scheme, analysis: Analysis, text: string): Analysis | undefined {
  const written = parseList(text, scheme.processes.length);
  const processes = written?.flatMap((name) => nameIn(scheme.processes, name) ?? []);
  return processes && processes.length === written?.length
    ? changed(scheme, analysis, {type: 'show', processes})
    : undefined;
}

/** The analysis with what a parameter says; undefined if it cannot be read. */
function read(
  scheme: Scheme,
  analysis: Analysis,
  name: string,
  values: Values,
): Analysis | undefined {
  const text = only(values);
  if (text === undefined) return undefined;
  if (/^i[ns]\./.test(name)) return withCut(scheme, analysis, name, text);
  if (name === 'show') return withShown(scheme, analysis, text);
  if (name === 'lumi') {
    const luminosity = parseNumber(text);
    const {low, high} = scheme.luminosity;
    const isWithin = luminosity !== undefined && luminosity >= low && luminosity <= high;
    return isWithin ? {...analysis, luminosity} : undefined;
  }
  const option = scheme.options.find((one) => one.name === name);
  const value = option && parseOption(option, text);
  return value === undefined ? undefined : changed(scheme, analysis, {type: 'option', name, value});
}

const namesOf = ({dimensions, options}: Scheme): readonly string[] => [
  ...dimensions.flatMap(({name}) => [`in.${name}`, `is.${name}`]),
  'lumi',
  'show',
  ...options.map(({name}) => name),
];

/**
 * Reads a query string parameter by parameter; what cannot be read counts as not written.
 *
 * @param start what an address without parameters means, and one that cannot be read at all
 * @param plain what the parameters of any other address change
 */
export function decode(
  scheme: Scheme,
  search: string,
  start: Analysis = startOf(scheme),
  plain: Analysis = startOf(scheme),
): Decoded {
  const reader = {
    owner: scheme.name,
    names: namesOf(scheme),
    longest,
    read: (analysis: Analysis, name: string, values: Values) =>
      read(scheme, analysis, name, values),
  };
  const {state: analysis, unread} = readState(reader, search, start, plain);
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
  return withState(scheme.name, parametersOf(scheme, analysis), search);
}

/**
 * Reads a state as the text of a page says it: `in.mll=..75&is.jets=0`.
 *
 * @param plain what the words change
 */
export function decodeWords(scheme: Scheme, words: string, plain = startOf(scheme)): Decoded {
  const parts = words.split('&').filter((part) => part !== '');
  const query = [withState(scheme.name, [], ''), ...parts.map((part) => `${scheme.name}.${part}`)];
  return decode(scheme, query.join('&'), plain, plain);
}
