/**
 * A state of the display in the address:
 * `?event.group=zee&event.key=zee-07&event.pt=2&event.pick=track-0&event.fill=zee-01:ee:90.813&event.v=1`.
 * A page may begin with a state of its own: an address without parameters means that one, any other
 * address says all.
 */
import {
  nameIn,
  only,
  parseList,
  parseNumber,
  readState,
  withParameters,
  withState,
  type Parameter,
  type ReadState,
} from '@site/src/lib/addressParameters';
import {modes, plainState, views, type DisplayState, type FilledMass} from './displayState';
import type {ObjectRef} from './event';
import {groupNames} from './library';
import {letters} from './massBasket';
import {layers, type Layer} from './selection';

const longest = 4_000;
const longestKey = 200;
/** Room for all parameters but the masses. */
const roomBesideMasses = 1_800;

export const maxPicked = 32;
export const maxFilled = 60;
const maxPt = 100;
const maxStrength = 10;

type State = DisplayState;
type Read = (state: State, text: string) => State | undefined;

const parseFlag = (text: string): boolean | undefined =>
  text === '1' ? true : text === '0' ? false : undefined;

const parseKey = (text: string): string | undefined =>
  text !== '' && text.length <= longestKey ? text : undefined;

function parseRefs(text: string): readonly ObjectRef[] | undefined {
  const refs = parseList(text, maxPicked);
  const isRef = (ref: string): boolean =>
    /^(?:track|cluster|jet|electron|muon|photon|vertex)-\d{1,6}$/.test(ref);
  return refs?.every(isRef) ? refs : undefined;
}

const contentForm = new RegExp(`^[${letters.join('')}]{2,${maxPicked}}$`);

/** Within a mass, a key must not hold the signs that part masses and their parts. */
const printMass = ({event, content, mass}: FilledMass): string =>
  `${event.replace(/[%,:]/g, encodeURIComponent)}:${content}:${mass}`;

function parseMass(text: string): FilledMass | undefined {
  const [event = '', content = '', number = '', ...more] = text.split(':');
  const mass = parseNumber(number);
  const isFine = more.length === 0 && contentForm.test(content) && event !== '';
  if (!isFine || mass === undefined || mass < 0 || mass > 1e6) return undefined;
  try {
    return {event: decodeURIComponent(event), content, mass};
  } catch {
    return undefined;
  }
}

/** As `parseList`, which would take a mass that is filled twice as one. */
function parseMasses(text: string): readonly FilledMass[] | undefined {
  const list = text === '' ? [] : text.split(',').map(parseMass);
  const read = list.filter((mass) => mass !== undefined);
  return read.length === list.length && list.length <= maxFilled ? read : undefined;
}

const parseLayers = (text: string): ReadonlySet<Layer> | undefined => {
  const list = parseList(text, layers.length);
  const known = new Set(list?.flatMap((name) => nameIn(layers, name) ?? []));
  return known.size === list?.length ? known : undefined;
};

const inRange = (text: string, low: number, high: number): number | undefined => {
  const value = parseNumber(text);
  return value !== undefined && value >= low && value <= high ? value : undefined;
};

/** A parameter that sets one thing, if its text can be parsed. */
const setting =
  <T>(parse: (text: string) => T | undefined, set: (state: State, value: T) => State): Read =>
  (state, text) => {
    const value = parse(text);
    return value === undefined ? undefined : set(state, value);
  };

const reads: Readonly<Record<string, Read>> = {
  group: setting(
    (text) =>
      nameIn(Object.keys(groupNames), text) ??
      (/^[A-Za-z][\w-]{0,39}$/.test(text) ? text : undefined),
    (state, group) => ({...state, group}),
  ),
  key: setting(parseKey, (state, event) => ({...state, event})),
  view: setting(
    (text) => nameIn(views, text),
    (state, view) => ({...state, view}),
  ),
  show: setting(parseLayers, (state, shown) => ({
    ...state,
    selection: {...state.selection, layers: shown},
  })),
  pt: setting(
    (text) => inRange(text, 0, maxPt),
    (state, minimumPt) => ({...state, selection: {...state.selection, minimumPt}}),
  ),
  pileup: setting(parseFlag, (state, isPileupShown) => ({
    ...state,
    selection: {...state.selection, isPileupShown},
  })),
  field: setting(parseFlag, (state, isOn) => ({...state, field: {...state.field, isOn}})),
  flip: setting(parseFlag, (state, isFlipped) => ({...state, field: {...state.field, isFlipped}})),
  strength: setting(
    (text) => inRange(text, 1, maxStrength),
    (state, strength) => ({...state, field: {...state.field, strength}}),
  ),
  labels: setting(parseFlag, (state, isLabelled) => ({...state, isLabelled})),
  pick: setting(parseRefs, (state, picked) => ({...state, picked})),
  mass: setting(parseRefs, (state, basket) => ({...state, basket})),
  fill: setting(parseMasses, (state, filled) => ({...state, filled})),
  mode: setting(
    (text) => nameIn(modes, text),
    (state, mode) => ({...state, mode}),
  ),
  seed: setting(
    (text) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined),
    (state, seed) => ({...state, seed}),
  ),
};

/**
 * Reads a query string parameter by parameter; what cannot be read counts as not written.
 *
 * @param name begins the parameters of the display
 * @param start what an address without parameters means, and one that cannot be read at all
 */
export function decode(name: string, search: string, start: State = plainState): ReadState<State> {
  const reader = {
    owner: name,
    names: Object.keys(reads),
    longest,
    read: (state: State, parameter: string, values: readonly string[]) => {
      const text = only(values);
      const read = Object.hasOwn(reads, parameter) ? reads[parameter] : undefined;
      return text === undefined ? undefined : read?.(state, text);
    },
  };
  return readState(reader, search, start, plainState);
}

/** The first masses, as many as there is room for in an address. */
function printMasses(filled: readonly FilledMass[]): string {
  let text = '';
  for (const mass of filled.slice(0, maxFilled)) {
    const longer = text === '' ? printMass(mass) : `${text},${printMass(mass)}`;
    if (encodeURIComponent(longer).length > longest - roomBesideMasses) break;
    text = longer;
  }
  return text;
}

const flag = (value: boolean): string => (value ? '1' : '0');

function textsOf({selection, field, ...state}: State): readonly Parameter[] {
  return [
    ['group', state.group ?? ''],
    ['key', (state.event ?? '').slice(0, longestKey)],
    ['view', state.view],
    ['show', layers.filter((layer) => selection.layers.has(layer)).join()],
    ['pt', String(selection.minimumPt)],
    ['pileup', flag(selection.isPileupShown)],
    ['field', flag(field.isOn)],
    ['flip', flag(field.isFlipped)],
    ['strength', String(field.strength)],
    ['labels', flag(state.isLabelled)],
    ['pick', state.picked.slice(0, maxPicked).join()],
    ['mass', state.basket.slice(0, maxPicked).join()],
    ['fill', printMasses(state.filled)],
    ['mode', state.mode],
    ['seed', String(state.seed)],
  ];
}

const plainTexts = new Map(textsOf(plainState));

const parametersOf = (state: State): readonly Parameter[] =>
  textsOf(state).filter(([name, text]) => text !== plainTexts.get(name));

/** Whether two states have the same address. */
export const areEqual = (one: State, other: State): boolean =>
  one === other || JSON.stringify(textsOf(one)) === JSON.stringify(textsOf(other));

/**
 * The query string, with its question mark, after this state took the place of the old.
 *
 * @param start of the page: it is written as nothing, and the plain state then as its version alone
 */
export function encode(
  name: string,
  state: State,
  search: string,
  start: State = plainState,
): string {
  if (areEqual(state, start)) return withParameters(name, [], search);
  return withState(name, parametersOf(state), search);
}
