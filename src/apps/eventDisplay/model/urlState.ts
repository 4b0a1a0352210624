/**
 * A state of the display in the address:
 * `?event.group=zee&event.key=zee-07&event.pt=2&event.pick=track-0&event.fill=zee-01:ee:90.813&event.c=y&event.v=1`.
 * A page may begin with a state of its own: an address without parameters means that one, any other
 * address contains the whole state.
 */
import {nameIn, parseList, parseNumber} from '@site/src/lib/storage/addressParameters';
import {
  createUrlCodec,
  parseFlag,
  parseNumberIn,
  parseOneOf,
  printFlag,
  urlField,
  type UrlCodec,
  type UrlField,
  type UrlSchema,
} from '@site/src/kit/app/urlCodec';
import {modes, plainState, views, type DisplayState, type FilledMass} from './displayState';
import type {ObjectRef} from './event';
import type {FieldSetting} from './tracks/field';
import {groupNames} from './library';
import {letters} from './masterclass/massBasket';
import {layers, type Layer, type Selection} from './selection';

const longest = 4_000;
const longestKey = 200;
/** Room for all parameters but the masses. */
const roomBesideMasses = 1_800;

export const maxPicked = 32;
export const maxFilled = 60;
const maxPt = 100;
const maxStrength = 10;

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

const parseGroup = (text: string): string | undefined =>
  nameIn(Object.keys(groupNames), text) ?? (/^[A-Za-z][\w-]{0,39}$/.test(text) ? text : undefined);

/** The first masses, as many as there is room for in a URL. */
function printMasses(filled: readonly FilledMass[]): string {
  let text = '';
  for (const mass of filled.slice(0, maxFilled)) {
    const longer = text === '' ? printMass(mass) : `${text},${printMass(mass)}`;
    if (encodeURIComponent(longer).length > longest - roomBesideMasses) break;
    text = longer;
  }
  return text;
}

const printRefs = (refs: readonly ObjectRef[]): string => refs.slice(0, maxPicked).join();

const printLayers = (shown: ReadonlySet<Layer>): string =>
  layers.filter((layer) => shown.has(layer)).join();

/** A field whose value is a property of the selection. */
const selectionField = <Name extends keyof Selection>(
  name: string,
  property: Name,
  parse: (text: string) => Selection[Name] | undefined,
  print: (value: Selection[Name]) => string,
): UrlField<DisplayState> =>
  urlField(name, {
    parse,
    print,
    get: ({selection}) => selection[property],
    set: (state, value) => ({...state, selection: {...state.selection, [property]: value}}),
  });

/** A field whose value is a property of the magnetic field. */
const magneticField = <Name extends keyof FieldSetting>(
  name: string,
  property: Name,
  parse: (text: string) => FieldSetting[Name] | undefined,
  print: (value: FieldSetting[Name]) => string,
): UrlField<DisplayState> =>
  urlField(name, {
    parse,
    print,
    get: ({field}) => field[property],
    set: (state, value) => ({...state, field: {...state.field, [property]: value}}),
  });

/** A field whose value is a property of the state. */
const stateField = <Name extends keyof DisplayState>(
  name: string,
  property: Name,
  parse: (text: string) => DisplayState[Name] | undefined,
  print?: (value: NonNullable<DisplayState[Name]>) => string,
): UrlField<DisplayState> =>
  urlField<DisplayState, NonNullable<DisplayState[Name]>>(name, {
    parse: (text) => parse(text) ?? undefined,
    ...(print ? {print} : {}),
    get: (state) => state[property] ?? undefined,
    set: (state, value) => ({...state, [property]: value}),
  });

export const displaySchema: UrlSchema<DisplayState> = {
  fields: [
    stateField('group', 'group', parseGroup),
    stateField('key', 'event', parseKey, (key) => key.slice(0, longestKey)),
    stateField('view', 'view', parseOneOf(views)),
    selectionField('show', 'layers', parseLayers, printLayers),
    selectionField('pt', 'minimumPt', parseNumberIn(0, maxPt), String),
    selectionField('pileup', 'isPileupShown', parseFlag, printFlag),
    magneticField('field', 'isOn', parseFlag, printFlag),
    magneticField('flip', 'isFlipped', parseFlag, printFlag),
    magneticField('strength', 'strength', parseNumberIn(1, maxStrength), String),
    stateField('labels', 'isLabelled', parseFlag, printFlag),
    stateField('pick', 'picked', parseRefs, printRefs),
    stateField('mass', 'basket', parseRefs, printRefs),
    stateField('fill', 'filled', parseMasses, printMasses),
    stateField('mode', 'mode', parseOneOf(modes)),
    stateField('seed', 'seed', (text) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined)),
  ],
  defaults: () => plainState,
  maxLength: longest,
};

/** The codec of a page with a start state and a name of its own for the parameters. */
export const displayCodec = (name: string, start = plainState): UrlCodec<DisplayState> =>
  createUrlCodec(displaySchema, name, start);
