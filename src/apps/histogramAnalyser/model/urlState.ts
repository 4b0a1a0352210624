/**
 * An analysis in the URL:
 * `?hww.in.mass=..75&hww.is.channel=0,2&hww.lumi=36.6&hww.show=hww,ww&hww.axis=log&hww.c=9&hww.v=1`. Cuts are in
 * their order; a range includes its lower end and not its upper one. A page may begin with a state of its own: a URL
 * without parameters means that one, any other URL has all of the state.
 */
import {
  createUrlCodec,
  parseNumberIn,
  urlField,
  type ReadState,
  type UrlCodec,
  type UrlField,
  type UrlSchema,
} from '@site/src/kit/app/urlCodec';
import {
  nameIn,
  only,
  parseList,
  parseNumber,
  parseRange,
  printRange,
} from '@site/src/lib/storage/addressParameters';
import {changed, startOf, type Analysis, type Scheme} from './analysis';
import type {Dimension} from './events/events';
import {isCut, isRange, passes, type Filter} from './cuts/filters';
import {parseOption} from './options';

const maxCategories = 64;

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

/** `in.<dimension>` with a range, and `is.<dimension>` with categories. */
const cutFields = (scheme: Scheme): UrlField<Analysis> => ({
  names: scheme.dimensions.flatMap(({name}) => [`in.${name}`, `is.${name}`]),
  read: (analysis, values, name) => {
    const text = only(values);
    const dimension = scheme.dimensions.find((one) => one.name === name.slice(3));
    if (text === undefined || !dimension || analysis.cuts.has(dimension.name)) return undefined;
    const filter = (name.startsWith('in.') ? parseCut : parseCategories)(dimension, text);
    return filter && isCut(filter)
      ? changed(scheme, analysis, {type: 'cut', dimension: dimension.name, filter})
      : undefined;
  },
  print: ({cuts}) =>
    Array.from(cuts, ([name, filter]) =>
      isRange(filter)
        ? [`in.${name}`, printRange(filter)]
        : [`is.${name}`, filter.categories.join()],
    ),
});

const shownField = (scheme: Scheme): UrlField<Analysis> =>
  urlField<Analysis, readonly string[]>('show', {
    parse: (text) => {
      const written = parseList(text, scheme.processes.length);
      const processes = written?.flatMap((name) => nameIn(scheme.processes, name) ?? []);
      return processes?.length === written?.length ? processes : undefined;
    },
    get: ({shown}) => shown ?? undefined,
    set: (analysis, processes) => changed(scheme, analysis, {type: 'show', processes}),
  });

/** One parameter for each option; only what differs from its start is in the state. */
const optionFields = (scheme: Scheme): readonly UrlField<Analysis>[] =>
  scheme.options.map((option) =>
    urlField(option.name, {
      parse: (text) => parseOption(option, text),
      get: ({options}) => options.get(option.name),
      set: (analysis, value) =>
        changed(scheme, analysis, {type: 'option', name: option.name, value}),
    }),
  );

export const analysisSchema = (
  scheme: Scheme,
  defaults: Analysis = startOf(scheme),
): UrlSchema<Analysis> => ({
  fields: [
    cutFields(scheme),
    urlField<Analysis, number>('lumi', {
      parse: parseNumberIn(scheme.luminosity.low, scheme.luminosity.high),
      get: ({luminosity}) => luminosity,
      set: (analysis, luminosity) => ({...analysis, luminosity}),
    }),
    shownField(scheme),
    ...optionFields(scheme),
  ],
  defaults: () => defaults,
  maxLength: 4_000,
});

/** The codec of a page with a start state. */
export const analysisCodec = (
  scheme: Scheme,
  start: Analysis = startOf(scheme),
): UrlCodec<Analysis> => createUrlCodec(analysisSchema(scheme), scheme.name, start);

/**
 * Reads a state from the text of a page: `in.mll=..75&is.jets=0`.
 *
 * @param plain what the text changes
 */
export function decodeState(
  scheme: Scheme,
  words: string,
  plain = startOf(scheme),
): ReadState<Analysis> {
  const codec = createUrlCodec(analysisSchema(scheme, plain), scheme.name, plain);
  const parts = words.split('&').filter((part) => part !== '');
  return codec.decode(`?${[...parts, 'v=1'].map((part) => `${scheme.name}.${part}`).join('&')}`);
}
