/**
 * The state of an app in the URL, as parameters that begin with the name of the app:
 * `?hww.in.mll=..75&hww.lumi=36.6&hww.c=v&hww.v=1`. `v` is the version of the format. `c` is a check
 * character over the other parameters; links without it are older.
 */
import {
  nameIn,
  only,
  parseNumber,
  readParameters,
  withParameters,
  type Parameter,
} from '@site/src/lib/storage/addressParameters';

/** Written last, so that a link without it is incomplete. */
const versionName = 'v';
const version = '1';
const checkName = 'c';

/** One parameter, or a family of parameters such as `in.<dimension>`. */
export interface UrlField<State> {
  /** Names without that of the app, in the spelling in which they are written. */
  readonly names: readonly string[];
  /** The state with what the parameter sets; undefined if the values are invalid. */
  readonly read: (state: State, values: readonly string[], name: string) => State | undefined;
  readonly print: (state: State) => readonly Parameter[];
  /** True if it is written even if it has its default. */
  readonly isRequired?: boolean;
}

interface ValueField<State, Value> {
  /** undefined for an invalid text. */
  readonly parse: (text: string) => Value | undefined;
  /** `String` if left out. */
  readonly print?: (value: Value) => string;
  /** undefined if there is nothing to write. */
  readonly get: (state: State) => Value | undefined;
  /** undefined if the state cannot have the value. */
  readonly set: (state: State, value: Value) => State | undefined;
  readonly isRequired?: boolean;
}

/** A parameter with one value. */
export const urlField = <State, Value>(
  name: string,
  {parse, print = String, get, set, isRequired = false}: ValueField<State, Value>,
): UrlField<State> => ({
  names: [name],
  read: (state, values) => {
    const text = only(values);
    const value = text === undefined ? undefined : parse(text);
    return value === undefined ? undefined : set(state, value);
  },
  print: (state) => {
    const value = get(state);
    return value === undefined ? [] : [[name, print(value)]];
  },
  isRequired,
});

/** Parses one of the names of a list, in any case. */
export const parseOneOf =
  <Name extends string>(list: readonly Name[]) =>
  (text: string): Name | undefined =>
    nameIn(list, text);

/** Parses a number from `min` to `max`. */
export const parseNumberIn =
  (min: number, max: number, isInteger = false) =>
  (text: string): number | undefined => {
    const value = parseNumber(text);
    const isValid = value !== undefined && value >= min && value <= max;
    return isValid && (!isInteger || Number.isInteger(value)) ? value : undefined;
  };

export const parseFlag = (text: string): boolean | undefined =>
  text === '1' ? true : text === '0' ? false : undefined;

export const printFlag = (value: boolean): string => (value ? '1' : '0');

export interface UrlSchema<State> {
  /** Read and written in this order. */
  readonly fields: readonly UrlField<State>[];
  /** The state of which parameters are not written: the default one, or of the same kind as the given state. */
  readonly defaults: (state: State) => State;
  /** A longer query is not read. */
  readonly maxLength: number;
}

export interface ReadState<State> {
  readonly state: State;
  /** The parameters, without the name of the app, that could not be read. */
  readonly unread: readonly string[];
}

export interface UrlCodec<State> {
  /** Reads a query parameter by parameter; one that cannot be read keeps its default and is reported. */
  readonly decode: (search: string) => ReadState<State>;
  /** The query with this state in place of the old one: nothing for the start state of the page. */
  readonly encode: (state: State, search: string) => string;
  /** The query with all of the state, for a page with any start state. */
  readonly encodeAll: (state: State, search: string) => string;
  /** True if two states have the same parameters. */
  readonly areEqual: (one: State, other: State) => boolean;
}

const checkCharacters = '0123456789abcdefghijklmnopqrstuvwxyz_';

/**
 * The sum of the character codes, weighted with powers of 2, modulo the prime 37. A changed digit and two
 * swapped neighbours always change it, other alterations with a probability of 36/37. Neither the order
 * of the parameters nor the case of letters matters.
 */
function checkOf(parameters: readonly Parameter[]): string {
  const modulus = checkCharacters.length;
  const lines = parameters.map(([name, value]) => `${name}=${value}`.toLowerCase()).sort();
  let sum = 0;
  for (const character of lines.join('&')) {
    sum = (2 * sum + (character.codePointAt(0) ?? 0)) % modulus;
  }
  return checkCharacters.charAt(sum);
}

const withCheck = (parameters: readonly Parameter[]): readonly Parameter[] => [
  ...parameters,
  ...(parameters.length > 0 ? [[checkName, checkOf(parameters)] as const] : []),
  [versionName, version],
];

/**
 * @param owner name that the parameters begin with
 * @param start what a query without parameters of the app means, and one that cannot be read at all
 */
export function createUrlCodec<State>(
  {fields, defaults, maxLength}: UrlSchema<State>,
  owner: string,
  start: State,
): UrlCodec<State> {
  const names = [versionName, checkName, ...fields.flatMap((field) => field.names)];

  const printed = (state: State): readonly Parameter[] => fields.flatMap(({print}) => print(state));

  const areEqual = (one: State, other: State): boolean =>
    one === other || JSON.stringify(printed(one)) === JSON.stringify(printed(other));

  function encodeAll(state: State, search: string): string {
    const base = defaults(state);
    const own = fields.flatMap(({print, isRequired}) => {
      const parameters = print(state);
      const isDefault = JSON.stringify(parameters) === JSON.stringify(print(base));
      return isDefault && !isRequired ? [] : parameters;
    });
    return withParameters(owner, withCheck(own), search);
  }

  function decode(search: string): ReadState<State> {
    const parameters = new Map(readParameters(owner, search, names));
    if (parameters.size === 0) return {state: start, unread: []};
    const [writtenVersion, check] = [versionName, checkName].map((name) => {
      const values = parameters.get(name);
      parameters.delete(name);
      return values && (only(values) ?? '?');
    });
    const all = Array.from(parameters.keys());
    if (search.length > maxLength) return {state: start, unread: all};
    if (writtenVersion && writtenVersion !== version) return {state: start, unread: [versionName]};
    const read = new Set<string>();
    let state = defaults(start);
    for (const field of fields) {
      for (const name of all.filter((one) => field.names.includes(one))) {
        const values = parameters.get(name) ?? [];
        // An incomplete link may have lost the value of its last parameter.
        const isLost = !writtenVersion && values.every((value) => value === '');
        const after = isLost ? undefined : field.read(state, values, name);
        if (after === undefined) continue;
        state = after;
        read.add(name);
      }
    }
    const unread = all.filter((name) => !read.has(name));
    if (!writtenVersion) return {state, unread: [...unread, versionName]};
    const pairs = Array.from(parameters, ([name, values]) =>
      values.map((value): Parameter => [name, value]),
    ).flat();
    const isAltered = check !== undefined && check.toLowerCase() !== checkOf(pairs);
    return {state, unread: isAltered && unread.length === 0 ? [checkName] : unread};
  }

  return {
    decode,
    encode: (state, search) =>
      areEqual(state, start) ? withParameters(owner, [], search) : encodeAll(state, search),
    encodeAll,
    areEqual,
  };
}

const maxQuotedLength = 40;

/**
 * The label of what a parameter sets.
 *
 * @param labels by name of the parameter; an unknown name is quoted
 */
export function parameterLabel(labels: Readonly<Record<string, string>>, name: string): string {
  if (name === versionName) return 'the version at the end of the link';
  if (name === checkName) return 'a part that was changed (the check character does not match)';
  return (
    (Object.hasOwn(labels, name) ? labels[name] : undefined) ??
    `“${name.slice(0, maxQuotedLength)}”`
  );
}
