/** All apps, with random states and actions of each, for the tests that every app has to pass. */
import {finderCodec} from '@site/src/kit/finder/urlState';
import {fitted, start as finderStart, type FinderState} from '@site/src/kit/finder/model/state';
import {indexTable} from '@site/src/kit/finder/model/tableIndex';
import {testRows, testTable} from '@site/src/kit/finder/model/testTable';
import {nameParameter as nameOfFinder} from '@site/src/kit/finder/ui/nameParameter';
import type {Action as DisplayAction} from '@site/src/apps/eventDisplay/model/changes';
import {plainState, type DisplayState} from '@site/src/apps/eventDisplay/model/displayState';
import {displayCodec} from '@site/src/apps/eventDisplay/model/urlState';
import {displayApp} from '@site/src/apps/eventDisplay/ui/app';
import {apps} from '@site/src/apps/histogramAnalyser/descriptions';
import {
  changed,
  startOf,
  type Action as AnalysisAction,
  type Analysis,
} from '@site/src/apps/histogramAnalyser/model/analysis';
import {schemeOf, type AppDescription} from '@site/src/apps/histogramAnalyser/model/description';
import {analysisCodec} from '@site/src/apps/histogramAnalyser/model/urlState';
import {analyserApp} from '@site/src/apps/histogramAnalyser/ui/app';
import {startSettings} from '@site/src/apps/mlLab/model/settings';
import {startState as labStart, type LabState} from '@site/src/apps/mlLab/model/state';
import {labCodec} from '@site/src/apps/mlLab/model/urlState';
import {labApp} from '@site/src/apps/mlLab/ui/app';
import {explorerCodec, type ExplorerState} from '@site/src/apps/rootExplorer/model/urlState';
import {explorerApp} from '@site/src/apps/rootExplorer/ui/app';
import {analysisUndo, displayUndo, explorerUndo, labUndo, type Undoable} from './testActions';
import type {ReadState} from '@site/src/kit/app/urlCodec';

export type Random = () => number;

/** Numbers from 0 to 1, the same for a seed. */
export function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export interface App<State, Action = never> {
  readonly name: string;
  readonly owner: string;
  readonly drawn: (random: Random) => State;
  readonly encode: (state: State) => string;
  readonly decode: (search: string) => ReadState<State>;
  readonly label: (parameter: string) => string;
  /** Parameters of free text, whose faults the view tells when it has the data. */
  readonly free: readonly string[];
  /** Whether nothing is left to be seen that another state of the app would show. */
  readonly isEmpty: (state: State) => boolean;
  /** undefined for an app without undo. */
  readonly undo?: Undoable<State, Action>;
}

export const below = (random: Random, count: number): number => Math.floor(random() * count);
const oneOf = <Value>(random: Random, list: readonly Value[]): Value =>
  list[below(random, list.length)] as Value;
const some = <Value>(random: Random, list: readonly Value[]): readonly Value[] => {
  const kept = list.filter(() => random() < 0.5);
  return kept.length > 0 ? kept : list.slice(0, 1);
};

function analyserOf(description: AppDescription): App<Analysis, AnalysisAction> {
  const scheme = schemeOf(description);
  const {histograms} = description;
  const codec = analysisCodec(scheme);
  return {
    name: `the analyser ${description.key}`,
    owner: scheme.name,
    drawn: (random) => {
      let analysis = startOf(scheme);
      for (const {dimension, categories} of some(random, histograms)) {
        const from = Math.round(1000 * random()) / 10;
        const filter = categories
          ? {categories: some(random, Array.from(categories.keys()))}
          : {from, to: oneOf(random, [null, from + 12.5])};
        analysis = changed(scheme, analysis, {type: 'cut', dimension, filter});
      }
      const luminosity = 1 + below(random, 3000);
      analysis = changed(scheme, analysis, {type: 'luminosity', luminosity});
      const processes = some(random, scheme.processes);
      analysis = changed(scheme, analysis, {type: 'show', processes});
      for (const option of some(random, scheme.options)) {
        const value = 'values' in option ? oneOf(random, option.values) : option.high - 3;
        analysis = changed(scheme, analysis, {type: 'option', name: option.name, value});
      }
      return analysis;
    },
    encode: (analysis) => codec.encode(analysis, ''),
    decode: (search) => codec.decode(search),
    label: analyserApp(description).parameterLabel,
    free: [],
    isEmpty: ({cuts, shown}) =>
      shown?.length === 0 ||
      histograms.some(({dimension, categories}) => {
        const filter = cuts.get(dimension);
        if (!categories || !filter) return false;
        const passes = (code: number): boolean =>
          'categories' in filter
            ? filter.categories.includes(code)
            : code >= (filter.from ?? code) && code < (filter.to ?? code + 1);
        return !Array.from(categories.keys()).some(passes);
      }),
    undo: analysisUndo(description),
  };
}

/** As the file of a user may be: two columns differ in case alone. */
export const ownFile: AppDescription = {
  ...apps.hyy13,
  key: 'own',
  name: 'own',
  histograms: apps.hyy13.histograms
    .slice(0, 3)
    .map((histogram, i) => ({...histogram, dimension: ['mass', 'Mass', 'pt'][i] ?? ''})),
};

const index = indexTable(testTable, testRows);
const finder = finderCodec(testTable);
const finderApp: App<FinderState> = {
  name: 'the finder',
  owner: testTable.name,
  drawn: (random) => ({
    ...finderStart,
    query: {
      words: oneOf(random, ['ttbar', 'z & w', '100 %']),
      choices: {
        generator: some(random, ['Powheg', 'Sherpa']),
        process: some(random, ['Higgs', 'Top pair']),
      },
      ranges: {xsec: {from: below(random, 9), to: oneOf(random, [null, 12.5])}},
      sort: {key: oneOf(random, ['xsec', 'name']), descending: random() < 0.5},
    },
    columns: some(random, ['name', 'dsid', 'skims']),
    selected: some(random, ['900001', '900004']),
    open: some(random, ['900002', '900003']),
  }),
  encode: (state) => finder.encode(state, ''),
  decode: (search) => {
    const {state, unread} = finder.decode(search);
    const known = fitted(state, index);
    return {state: known.state, unread: [...unread, ...known.left]};
  },
  label: (parameter) => nameOfFinder(testTable, parameter),
  free: ['q'],
  isEmpty: ({columns}) => columns?.length === 0,
};

const display = displayCodec('event');
const displayLinks: App<DisplayState, DisplayAction> = {
  name: 'the event display',
  owner: 'event',
  drawn: (random) => ({
    ...plainState,
    group: oneOf(random, ['zee', 'h4l', 'heavyIon']),
    event: `zee-0${1 + below(random, 9)}`,
    view: oneOf(random, ['longitudinal', 'eta-phi', 'all']),
    selection: {
      layers: new Set(some(random, Array.from(plainState.selection.layers))),
      minimumPt: 1 + below(random, 40),
      isPileupShown: true,
    },
    field: {isOn: true, isFlipped: random() < 0.5, strength: 2},
    picked: ['track-0', 'electron-12'],
    basket: ['electron-12'],
    filled: [{event: 'zee-01', content: 'ee', mass: 90.813}],
    mode: oneOf(random, ['masterclass', 'quiz']),
    seed: 2 + below(random, 1000),
  }),
  encode: (state) => display.encode(state, ''),
  decode: (search) => display.decode(search),
  label: displayApp.parameterLabel,
  free: ['key', 'group', 'fill'],
  isEmpty: ({selection}) => selection.layers.size === 0,
  undo: displayUndo,
};

const lab = labCodec();
const labLinks: App<LabState, Partial<LabState>> = {
  name: 'the lab',
  owner: 'ml',
  drawn: (random) => {
    const state = labStart(oneOf(random, ['ttz13', 'spiral']), 'network');
    return {
      ...state,
      settings: {
        ...startSettings('network', some(random, ['met', 'mll'])),
        depth: 1 + below(random, 8),
        layers: [1 + below(random, 16), 3],
        activation: oneOf(random, ['tanh', 'sigmoid']),
        balance: random() < 0.5,
      },
      threshold: below(random, 100) / 100,
      handCuts: 'in.met=100..',
      lesson: oneOf(random, ['overtraining', null]),
    };
  },
  encode: (state) => lab.encode(state, ''),
  decode: (search) => lab.decode(search),
  label: labApp.parameterLabel,
  free: ['features', 'pair', 'hand'],
  isEmpty: () => false,
  undo: labUndo,
};

const explorer = explorerCodec();
const explorerLinks: App<ExplorerState, ExplorerState> = {
  name: 'the ROOT explorer',
  owner: 'root',
  drawn: (random) => ({
    file: 'https://example.org/a.root?b=1&c=2',
    tree: 'mini',
    x: 'lep_pt[0] / 1000',
    selection: 'lep_n == 2 && jet_n > 0',
    bins: 1 + below(random, 100),
    range: [below(random, 50), 60.5],
    flatten: random() < 0.5,
  }),
  encode: (state) => explorer.encode(state, ''),
  decode: (search) => explorer.decode(search),
  label: explorerApp.parameterLabel,
  free: ['file', 'tree', 'x', 'y', 'selection', 'secondSelection', 'weight'],
  isEmpty: () => false,
  undo: explorerUndo,
};

/** An app of which nobody needs to know what its state is. */
const withLinks = <State, Action>(app: App<State, Action>) => ({
  name: app.name,
  judged: <Verdict>(by: <S, A>(one: App<S, A>) => Verdict): Verdict => by(app),
});

export const everyApp = [
  ...Object.values(apps).map((app) => withLinks(analyserOf(app))),
  withLinks(analyserOf(ownFile)),
  withLinks(finderApp),
  withLinks(displayLinks),
  withLinks(labLinks),
  withLinks(explorerLinks),
];
