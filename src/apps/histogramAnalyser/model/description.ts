/** What an app is, said by data: its sample, histograms, processes, choices and challenges. */
import type {ProcessStyleName} from '@site/src/data/processStyles';
import type {SignificanceDefinition} from '@site/src/physics/statistics/significance';
import type {Scheme} from './analysis';
import type {Axis} from './counting/axis';
import type {Dimension} from './events/events';
import {measures, type Measure} from './statistics/measures';
import type {Option} from './options';
import {signalChoices} from './signalScale';

export interface HistogramDescription {
  /** Name of the column in the sample; also in the address, in results and in code. */
  readonly dimension: string;
  /** What it shows, in words: `Dilepton invariant mass`. */
  readonly title: string;
  /** The symbol of the quantity, as an axis says it: `m(ℓℓ)`. */
  readonly label: string;
  readonly unit: '' | 'GeV' | '°';
  readonly axis: Axis;
  /** Names of the values 0, 1, … of a column that stands for categories; cuts on it are choices. */
  readonly categories?: readonly string[];
  /** One or two sentences: how it is measured, and what to look for. */
  readonly explanation: string;
}

export interface ProcessDescription {
  /** As in the manifest of the sample. */
  readonly id: string;
  readonly label: string;
  readonly look: ProcessStyleName;
  readonly isSignal: boolean;
}

export interface Challenge {
  readonly id: string;
  readonly title: string;
  /** What to do, in one or two sentences. */
  readonly task: string;
  readonly measure: SignificanceDefinition;
  /** At the luminosity of the sample and with its default normalisation, unless `preset` says otherwise. */
  readonly target: number;
  readonly preset?: string;
  /** Smallest effective number of simulated background events that still count as an answer. */
  readonly minEffectiveEvents: number;
}

/** Assumptions about physics or detector that users may change; only where the sample can be simulated again. */
export type WhatIfSwitch = 'spinCorrelations' | 'missingResolution' | 'bTagWorkingPoint' | 'pileUp';

/** A fit of a falling background and a bump at a known mass. */
export interface BumpFit {
  readonly dimension: string;
  /** In the unit of the dimension; start values for the fit where it may move them. */
  readonly mass: number;
  readonly width: number;
  readonly from: number;
  readonly to: number;
}

/** The plot in the gallery: a histogram after cuts that make the subject of the app visible. */
export interface Thumbnail {
  readonly dimension: string;
  /** The cuts in the syntax of the app's links. */
  readonly cuts: string;
  /** Processes stacked, their shapes compared, or data without the background. */
  readonly shows: 'stack' | 'shapes' | 'excess';
}

export interface AppDescription {
  /** Key of the sample. */
  readonly key: string;
  /** Begins its parameters in the address. */
  readonly name: string;
  /** Where it is alone. */
  readonly route: `/apps/${string}`;
  readonly title: string;
  /** What a reader can find out with it, in one or two sentences. */
  readonly summary: string;
  readonly histograms: readonly HistogramDescription[];
  /** In the order of the manifest, which gives them their numbers. */
  readonly processes: readonly ProcessDescription[];
  /** The position of signals in a stack: on the axis, or on top of the backgrounds. */
  readonly signalStands: 'below' | 'above';
  /** Whether the sample has pseudo-data. */
  readonly hasPseudoData: boolean;
  /** True if the data of the sample are recorded; `hasPseudoData` is true then, too. */
  readonly hasRecordedData?: boolean;
  /** What selections are judged by at first; S/√B where nothing is said. */
  readonly measure?: Measure;
  /** In fb⁻¹, as in the manifest. */
  readonly luminosity: number;
  /** Ids of the presets in the manifest, besides the default. */
  readonly presets: readonly string[];
  readonly whatIf: readonly WhatIfSwitch[];
  readonly challenges: readonly Challenge[];
  readonly fit?: BumpFit;
  /** None for files of users, which no gallery shows. */
  readonly thumbnail?: Thumbnail;
}

/** Name of pseudo-data among the processes of a scheme and of a result. */
export const dataName = 'data';

const choice = (name: string, start: string, ...others: readonly string[]): Option => ({
  name,
  values: [start, ...others],
  start,
});

const whatIfOptions: Readonly<Record<WhatIfSwitch, Option>> = {
  spinCorrelations: choice('spin', 'on', 'off'),
  missingResolution: choice('resolution', 'usual', 'worse', 'twice'),
  bTagWorkingPoint: choice('btag', 'usual', 'loose', 'tight'),
  pileUp: choice('pileup', 'usual', 'more', 'many'),
};

/** What can be set in an app beside its cuts, in the order of the address. */
const optionsOf = ({
  processes,
  signalStands,
  hasPseudoData,
  hasRecordedData = false,
  presets,
  whatIf,
  measure,
}: AppDescription): readonly Option[] => [
  choice('draw', 'stacked', 'overlaid', 'normalised'),
  choice('axis', 'linear', 'log'),
  ...(processes.some(({isSignal}) => isSignal)
    ? [
        {
          name: 'signal',
          values: signalChoices,
          start: signalStands === 'below' ? 'auto' : 'stacked',
        },
      ]
    : []),
  ...(hasPseudoData ? [choice('ratio', 'off', 'on', 'pull')] : []),
  {name: 'measure', values: measures, start: measure ?? 'signalOverRootBackground'},
  {name: 'uncertainty', low: 0, high: 100, start: 10},
  /** Marks the best cuts in the significance landscape; only a link sets it, by permission of a teacher. */
  choice('best', 'off', 'on'),
  ...(presets.length > 0 ? [choice('preset', 'default', ...presets)] : []),
  ...whatIf.map((name) => whatIfOptions[name]),
  /** 0 is the pseudo-data of the sample, or none; others are seeds of a new throw. */
  ...(hasRecordedData ? [] : [{name: 'throw', low: 0, high: 999_999, start: 0}]),
  /** Which of `groups` equal parts of the events a group has, by `seed`; 0 is all. */
  {name: 'group', low: 0, high: 40, start: 0},
  {name: 'groups', low: 2, high: 40, start: 30},
  {name: 'seed', low: 0, high: 999_999, start: 1},
];

export const dimensionsOf = ({histograms}: AppDescription): readonly Dimension[] =>
  histograms.map(({dimension, axis, categories}) => ({
    name: dimension,
    column: dimension,
    axis,
    ...(categories ? {categories: categories.length} : {}),
  }));

/** In fb⁻¹; recorded data of a short period may have less. */
const minLuminosity = 1;

/** What can be set in an app, for its state, its address and its results. */
export const schemeOf = (description: AppDescription): Scheme => ({
  name: description.name,
  dimensions: dimensionsOf(description),
  processes: [
    ...description.processes.map(({id}) => id),
    ...(description.hasPseudoData ? [dataName] : []),
  ],
  luminosity: {
    low: Math.min(minLuminosity, description.luminosity),
    start: description.luminosity,
    high: 3000,
  },
  options: optionsOf(description),
});
