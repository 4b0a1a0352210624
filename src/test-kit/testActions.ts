/** Actions of all apps with undo, for the tests that every app has to pass. */
import type {AppDefinition} from '@site/src/kit/app/defineApp';
import type {Action as DisplayAction} from '@site/src/apps/eventDisplay/model/changes';
import type {DisplayState} from '@site/src/apps/eventDisplay/model/displayState';
import {displayApp} from '@site/src/apps/eventDisplay/ui/app';
import type {
  Action as AnalysisAction,
  Analysis,
} from '@site/src/apps/histogramAnalyser/model/analysis';
import type {AppDescription} from '@site/src/apps/histogramAnalyser/model/description';
import {analyserApp} from '@site/src/apps/histogramAnalyser/ui/app';
import {startSettings} from '@site/src/apps/mlLab/model/settings';
import type {LabState} from '@site/src/apps/mlLab/model/state';
import {labApp} from '@site/src/apps/mlLab/ui/app';
import type {ExplorerState} from '@site/src/apps/rootExplorer/model/urlState';
import {explorerApp} from '@site/src/apps/rootExplorer/ui/app';

/** The actions that undo is tested with. */
export interface Undoable<State, Action> {
  readonly definition: AppDefinition<State, Action, never>;
  /** One of each kind, and some more; those of one subject are next to each other. */
  readonly actions: readonly Action[];
  /** Another state for each number. */
  readonly numbered: (number: number) => Action;
}

function analysisActions({histograms}: AppDescription): readonly AnalysisAction[] {
  const [first = '', second = ''] = histograms
    .filter(({categories}) => !categories)
    .map(({dimension}) => dimension);
  const cut = (dimension: string, from: number): AnalysisAction => ({
    type: 'cut',
    dimension,
    filter: {from, to: null},
  });
  return [
    cut(first, 1.5),
    cut(first, 2.5),
    cut(second, 3.5),
    {type: 'order', dimensions: [second, first]},
    {type: 'clear', dimension: first},
    {type: 'luminosity', luminosity: 20},
    {type: 'luminosity', luminosity: 30},
    {type: 'show', processes: []},
    {type: 'option', name: 'draw', value: 'overlaid'},
    {type: 'option', name: 'seed', value: 7},
    {type: 'clearAll'},
    {type: 'replace', analysis: {cuts: new Map(), luminosity: 5, shown: null, options: new Map()}},
  ];
}

export const analysisUndo = (description: AppDescription): Undoable<Analysis, AnalysisAction> => ({
  definition: analyserApp(description),
  actions: analysisActions(description),
  numbered: (number) => ({type: 'luminosity', luminosity: 1 + number}),
});

const displayActions: readonly DisplayAction[] = [
  {type: 'open', group: 'zmumu', event: 'zmumu-04'},
  {type: 'view', view: 'space'},
  {type: 'layer', layer: 'jets', isShown: false},
  {type: 'minimumPt', value: 4.5},
  {type: 'minimumPt', value: 5.5},
  {type: 'pileup', isShown: true},
  {type: 'pileup', isShown: false},
  {type: 'field', field: {isOn: true, isFlipped: true, strength: 3}},
  {type: 'field', field: {isOn: true, isFlipped: true, strength: 4}},
  {type: 'labels', isLabelled: true},
  {type: 'pick', id: 'muon-1', isCombined: true},
  {type: 'pick', id: 'muon-0', isCombined: false},
  {type: 'combine', id: 'muon-0'},
  {type: 'fill', filled: {event: 'zmumu-04', content: 'mm', mass: 91.5}},
  {type: 'takeOut', filled: {event: 'zmumu-04', content: 'mm', mass: 91.5}},
  {type: 'letGo'},
  {type: 'emptyHistogram'},
  {type: 'mode', mode: 'explore'},
  {type: 'seed', seed: 1_234},
];

export const displayUndo: Undoable<DisplayState, DisplayAction> = {
  definition: displayApp,
  actions: displayActions,
  numbered: (seed) => ({type: 'seed', seed: seed + 10_000}),
};

export const labUndo: Undoable<LabState, Partial<LabState>> = {
  definition: labApp,
  actions: [
    {data: {key: 'dm13'}, settings: startSettings('tree', []), threshold: null},
    {settings: {...startSettings('tree', []), depth: 3}},
    {settings: {...startSettings('tree', []), depth: 5}},
    {settings: startSettings('network', ['met'])},
    {threshold: 0.25},
    {threshold: 0.75},
    {pair: ['met', 'mll']},
    {handCuts: 'in.met=1..'},
    {handCuts: 'in.met=10..'},
    {lesson: 'leakage'},
  ],
  numbered: (number) => ({threshold: number / 1_000}),
};

const drawing = (x: string): ExplorerState => ({tree: 'mini', x, bins: 50, flatten: true});

export const explorerUndo: Undoable<ExplorerState, ExplorerState> = {
  definition: explorerApp,
  actions: [
    drawing('met'),
    {...drawing('met'), bins: 20, range: [0, 10]},
    {...drawing('met'), y: 'mll', yBins: 10, yRange: [1, 2]},
    {...drawing('mll'), selection: 'lep_n == 2', secondSelection: '', weight: 'w'},
    {...drawing('lep_pt'), flatten: false},
  ],
  numbered: (number) => drawing(`met + ${number}`),
};
