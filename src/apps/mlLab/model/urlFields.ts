/** The parameters of the lab in the address: their names, and how each is read. */
import {nameIn, parseList, parseNumber} from '@site/src/lib/addressParameters';
import {teachingLimits} from './data/teachingSets';
import {lessons} from './lessons';
import {limits, maxLayers, maxNodes, type NumberSetting} from './settings';
import {isTeaching, type LabState} from './state';
import {activations, negativeRules, type Settings} from './types';

const maxFeatures = 40;

/** Setting to its name in the address. */
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

type Read = (text: string, state: LabState) => LabState | undefined;

const withSetting = (state: LabState, change: Partial<Settings>): LabState => ({
  ...state,
  settings: {...state.settings, ...change},
});

const within = (
  value: number | undefined,
  {low, high, isWhole}: {low: number; high: number; isWhole?: boolean},
): value is number =>
  value !== undefined && value >= low && value <= high && (!isWhole || Number.isInteger(value));

function parseLayers(text: string): readonly number[] | undefined {
  const sizes = text === '' ? [] : text.split(',').map(parseNumber);
  const areFine = sizes.every((size) => within(size, {low: 1, high: maxNodes, isWhole: true}));
  return areFine && sizes.length <= maxLayers ? (sizes as number[]) : undefined;
}

const namePattern = /^[\w.-]{1,40}$/;

function parseNames(text: string): readonly string[] | undefined {
  const names = parseList(text, maxFeatures);
  return names?.every((name) => namePattern.test(name)) ? names : undefined;
}

/** What a parameter changes, by its name; undefined for a text that says nothing. */
export const readers: Readonly<Record<string, Read>> = {
  features: (text, state) => {
    const features = parseNames(text);
    return features && withSetting(state, {features});
  },
  layers: (text, state) => {
    const layers = parseLayers(text);
    return layers && withSetting(state, {layers});
  },
  activation: (text, state) => {
    const activation = nameIn(activations, text);
    return activation && withSetting(state, {activation});
  },
  negative: (text, state) => {
    const negativeWeights = nameIn(negativeRules, text);
    return negativeWeights && withSetting(state, {negativeWeights});
  },
  cut: (text, state) => {
    const threshold = parseNumber(text);
    return within(threshold, {low: 0, high: 1}) ? {...state, threshold} : undefined;
  },
  pair: (text, state) => {
    const [x, y, ...more] = parseNames(text) ?? [];
    return x && y && more.length === 0 ? {...state, pair: [x, y]} : undefined;
  },
  hand: (text, state) => (text.length <= 1_000 ? {...state, handCuts: text} : undefined),
  lesson: (text, state) => {
    const lesson = nameIn(
      lessons.map(({id}) => id),
      text,
    );
    return lesson === undefined ? undefined : {...state, lesson};
  },
  ...Object.fromEntries(
    (Object.keys(numbers) as NumberSetting[]).map((name): [string, Read] => [
      numbers[name],
      (text, state) => {
        const value = parseNumber(text);
        return within(value, limits[name]) ? withSetting(state, {[name]: value}) : undefined;
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(switches).map(([name, short]): [string, Read] => [
      short,
      (text, state) => {
        const value = nameIn(['on', 'off'], text);
        return value && withSetting(state, {[name]: value === 'on'});
      },
    ]),
  ),
  ...Object.fromEntries(
    (Object.keys(teachingNumbers) as (keyof typeof teachingNumbers)[]).map(
      (name): [string, Read] => [
        teachingNumbers[name],
        (text, state) => {
          const value = parseNumber(text);
          const isWhole = name === 'rows' || name === 'seed';
          return isTeaching(state.data) && within(value, {...teachingLimits[name], isWhole})
            ? {...state, data: {...state.data, [name]: value}}
            : undefined;
        },
      ],
    ),
  ),
};
