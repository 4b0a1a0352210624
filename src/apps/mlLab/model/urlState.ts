/**
 * A state in the URL: `?ml.data=dm13&ml.method=network&ml.layers=8,4&ml.rate=0.01&ml.c=q&ml.v=1`.
 * Data and method are always written: the defaults of all others depend on them.
 */
import {
  createUrlCodec,
  parseNumberIn,
  parseOneOf,
  urlField,
  type UrlCodec,
  type UrlField,
  type UrlSchema,
} from '@site/src/kit/app/urlCodec';
import {parseList} from '@site/src/lib/storage/addressParameters';
import {teachingLimits} from './data/teachingSets';
import {lessons} from './lessons';
import {limits, maxLayers, maxNodes, type NumberSetting} from './settings';
import {dataKeys, isTeaching, startState, type LabState} from './state';
import {activations, methods, negativeRules, type Settings} from './types';

const maxFeatures = 40;

/** Setting to its name in the URL. */
export const numbers: Readonly<Record<NumberSetting, string>> = {
  trainShare: 'share',
  trainEvents: 'events',
  seed: 'seed',
  depth: 'depth',
  minLeaf: 'leaf',
  trees: 'trees',
  learningRate: 'rate',
  epochs: 'epochs',
  batch: 'batch',
  l2: 'l2',
};

export const switches = {
  standardise: 'scale',
  useWeights: 'weights',
  balance: 'balance',
  earlyStopping: 'early',
} as const satisfies Partial<Record<keyof Settings, string>>;

export const teachingNumbers = {
  rows: 'points',
  signalShare: 'signal',
  noise: 'noise',
  seed: 'dataSeed',
} as const;

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(record) as Key[];

const parseLayer = parseNumberIn(1, maxNodes, true);

function parseLayers(text: string): readonly number[] | undefined {
  const written = text === '' ? [] : text.split(',');
  const sizes = written.flatMap((size) => parseLayer(size) ?? []);
  return sizes.length === written.length && sizes.length <= maxLayers ? sizes : undefined;
}

const namePattern = /^[\w.-]{1,40}$/;

function parseNames(text: string): readonly string[] | undefined {
  const names = parseList(text, maxFeatures);
  return names?.every((name) => namePattern.test(name)) ? names : undefined;
}

function parsePair(text: string): LabState['pair'] | undefined {
  const [x, y, ...more] = parseNames(text) ?? [];
  return x && y && more.length === 0 ? [x, y] : undefined;
}

const parseSwitch = (text: string): boolean | undefined => {
  const value = parseOneOf(['on', 'off'])(text);
  return value && value === 'on';
};

/** A field whose value is one of the settings. */
const setting = <Name extends keyof Settings>(
  urlName: string,
  name: Name,
  parse: (text: string) => Settings[Name] | undefined,
  print: (value: Settings[Name]) => string = String,
): UrlField<LabState> =>
  urlField(urlName, {
    parse,
    print,
    get: ({settings}) => settings[name],
    set: (state, value) => ({...state, settings: {...state.settings, [name]: value}}),
  });

const teachingNumber = (name: keyof typeof teachingNumbers): UrlField<LabState> =>
  urlField(teachingNumbers[name], {
    parse: parseNumberIn(
      teachingLimits[name].low,
      teachingLimits[name].high,
      name === 'rows' || name === 'seed',
    ),
    get: ({data}) => (isTeaching(data) ? data[name] : undefined),
    set: (state, value) =>
      isTeaching(state.data) ? {...state, data: {...state.data, [name]: value}} : undefined,
  });

export const labSchema: UrlSchema<LabState> = {
  fields: [
    urlField<LabState, LabState['data']['key']>('data', {
      parse: parseOneOf(dataKeys),
      get: ({data}) => data.key,
      set: ({settings}, key) => startState(key, settings.method),
      isRequired: true,
    }),
    urlField<LabState, Settings['method']>('method', {
      parse: parseOneOf(methods),
      get: ({settings}) => settings.method,
      set: ({data}, method) => startState(data.key, method),
      isRequired: true,
    }),
    ...keysOf(teachingNumbers).map(teachingNumber),
    setting('features', 'features', parseNames),
    ...keysOf(numbers).map((name) => {
      const {low, high, isInteger} = limits[name];
      return setting(numbers[name], name, parseNumberIn(low, high, isInteger));
    }),
    ...keysOf(switches).map((name) =>
      setting(switches[name], name, parseSwitch, (isOn) => (isOn ? 'on' : 'off')),
    ),
    setting('layers', 'layers', parseLayers),
    setting('activation', 'activation', parseOneOf(activations)),
    setting('negative', 'negativeWeights', parseOneOf(negativeRules)),
    urlField<LabState, number>('cut', {
      parse: parseNumberIn(0, 1),
      get: ({threshold}) => threshold ?? undefined,
      set: (state, threshold) => ({...state, threshold}),
    }),
    urlField<LabState, NonNullable<LabState['pair']>>('pair', {
      parse: (text) => parsePair(text) ?? undefined,
      get: ({pair}) => pair ?? undefined,
      set: (state, pair) => ({...state, pair}),
    }),
    urlField<LabState, string>('hand', {
      parse: (text) => (text.length <= 1_000 ? text : undefined),
      get: ({handCuts}) => handCuts,
      set: (state, handCuts) => ({...state, handCuts}),
    }),
    urlField<LabState, string>('lesson', {
      parse: parseOneOf(lessons.map(({id}) => id)),
      get: ({lesson}) => lesson ?? undefined,
      set: (state, lesson) => ({...state, lesson}),
    }),
  ],
  defaults: ({data, settings}) => startState(data.key, settings.method),
  maxLength: 4_000,
};

/** The codec of a page with a start state. */
export const labCodec = (start = startState()): UrlCodec<LabState> =>
  createUrlCodec(labSchema, 'ml', start);
