/** States in the address: parameters that begin with the name of what they belong to, as `mc.sort`. */

export type Parameter = readonly [name: string, value: string];

/** Written last, so that a link without it was cut off. */
const versionName = 'v';
const version = '1';

/** A query as it was before a mail program or a page wrote `&amp;` for `&`, perhaps twice. */
export const repaired = (search: string): string => search.replace(/&(?:amp(?:;|%3b))+/gi, '&');

/** The name of a list that a text means: the same one, or else the only one that differs in case alone. */
export function nameIn<Name extends string>(list: readonly Name[], text: string): Name | undefined {
  const alike = list.filter((name) => name.toLowerCase() === text.toLowerCase());
  return list.find((name) => name === text) ?? (alike.length === 1 ? alike[0] : undefined);
}

const isOf = (owner: string, name: string): boolean =>
  name.toLowerCase().startsWith(`${owner.toLowerCase()}.`);

/**
 * Values of the parameters of `owner`, without its name, in the order of the address.
 *
 * @param known names in the spelling that they get; unknown ones stay as they are written
 */
export function readParameters(
  owner: string,
  search: string,
  known: readonly string[] = [],
): ReadonlyMap<string, readonly string[]> {
  const parameters = new Map<string, readonly string[]>();
  for (const [name, value] of new URLSearchParams(repaired(search))) {
    if (!isOf(owner, name)) continue;
    const own = name.slice(owner.length + 1);
    const spelt = nameIn(known, own) ?? own;
    parameters.set(spelt, [...(parameters.get(spelt) ?? []), value]);
  }
  return parameters;
}

const escape = (text: string): string =>
  encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%20', '+');

const nameOfPart = (part: string): string => Array.from(new URLSearchParams(part).keys())[0] ?? '';

/** The query string, with its question mark, after these parameters took the place of the owner's old. */
export function withParameters(
  owner: string,
  parameters: readonly Parameter[],
  search: string,
): string {
  const others = repaired(search)
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !isOf(owner, nameOfPart(part)));
  const own = parameters.map(([name, value]) => `${owner}.${escape(name)}=${escape(value)}`);
  const all = [...others, ...own].join('&');
  return all === '' ? '' : `?${all}`;
}

/** As `withParameters`, for all that an app has to say: what `readState` reads. */
export const withState = (
  owner: string,
  parameters: readonly Parameter[],
  search: string,
): string => withParameters(owner, [...parameters, [versionName, version]], search);

/** How an app reads its state from the address. */
export interface StateReader<State> {
  /** Begins the parameters of the app. */
  readonly owner: string;
  /** All parameters that there are, without that of the version. */
  readonly names: readonly string[];
  /** A longer query is not read. */
  readonly longest: number;
  /** The state with what a parameter says; undefined where that cannot be read or is no choice. */
  readonly read: (state: State, name: string, values: readonly string[]) => State | undefined;
}

export interface ReadState<State> {
  readonly state: State;
  /** The parameters, without the name of their owner, that could not be read. */
  readonly unread: readonly string[];
}

/**
 * Reads a query string parameter by parameter; what cannot be read counts as not written.
 *
 * @param start what an address without parameters of the app means, and one that cannot be read at all
 * @param plain what parameters change, where it is not the start
 */
export function readState<State>(
  {owner, names, longest, read}: StateReader<State>,
  search: string,
  start: State,
  plain = start,
): ReadState<State> {
  const parameters = readParameters(owner, search, [versionName, ...names]);
  if (parameters.size === 0) return {state: start, unread: []};
  if (search.length > longest) {
    const all = Array.from(parameters.keys());
    return {state: start, unread: all.filter((name) => name !== versionName)};
  }
  const written = parameters.get(versionName);
  if (written && only(written) !== version) return {state: start, unread: [versionName]};
  const unread: string[] = [];
  let state = plain;
  for (const [name, values] of parameters) {
    if (name === versionName) continue;
    // A link without its end may have lost the value of its last parameter.
    const isCutOff = !written && values.every((value) => value === '');
    const after = isCutOff ? undefined : read(state, name, values);
    if (after === undefined) unread.push(name);
    else state = after;
  }
  return {state, unread: written ? unread : [...unread, versionName]};
}

const longestName = 40;

/**
 * What a parameter sets, in words.
 *
 * @param labels by name of the parameter; one without is quoted
 */
export function labelOf(labels: Readonly<Record<string, string>>, name: string): string {
  if (name === versionName) return 'the version at the end of the link';
  return (
    (Object.hasOwn(labels, name) ? labels[name] : undefined) ?? `“${name.slice(0, longestName)}”`
  );
}

/** The value of a parameter that stands there once. */
export const only = (values: readonly string[]): string | undefined =>
  values.length === 1 ? values[0] : undefined;

/** A finite number in decimal digits; undefined for anything else. */
export const parseNumber = (text: string): number | undefined =>
  /^-?[\d.]+(?:e[+-]?\d+)?$/i.test(text) && Number.isFinite(Number(text))
    ? Number(text)
    : undefined;

interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

/** `1..20`, `1..` or `..20`, the lower end first; undefined for anything else. */
export function parseRange(text: string): Range | undefined {
  const [from, to, ...more] = text.split('..').map((end) => (end === '' ? null : parseNumber(end)));
  if (from === undefined || to === undefined || more.length > 0) return undefined;
  if (from === null && to === null) return undefined;
  return from !== null && to !== null && from > to ? undefined : {from, to};
}

export const printRange = ({from, to}: Range): string => `${from ?? ''}..${to ?? ''}`;

const longestValue = 200;

/** Values between commas, each once; undefined if there are more than `most`, or empty or long ones. */
export function parseList(text: string | undefined, most: number): readonly string[] | undefined {
  if (text === undefined) return undefined;
  const list = Array.from(new Set(text === '' ? [] : text.split(',')));
  const isFine = list.length <= most && list.every((item) => item && item.length <= longestValue);
  return isFine ? list : undefined;
}
