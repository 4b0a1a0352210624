/** States in the address: parameters that begin with the name of what they belong to, as `mc.sort`. */

export type Parameter = readonly [name: string, value: string];

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

/** The value of a parameter that occurs once. */
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
