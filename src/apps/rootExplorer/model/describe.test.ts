import {expect, it} from 'vitest';
import type {Variable} from '@site/src/data/catalogue';
import type {RootBranch, RootTree} from '@site/src/rootFile/rootFile';
import {describedTree, type Dictionary} from './describe';

const variable = (name: string, unit: Variable['unit'], meaning = `what ${name} is`): Variable =>
  ({
    name,
    type: null,
    unit,
    group: 'event',
    mcOnly: false,
    meaning,
    flag: null,
    reason: null,
    source: [],
    asOf: null,
  }) as unknown as Variable;

const dictionary: Dictionary = [
  {tree: 'mini', variables: [variable('lep_pt', 'MeV'), variable('lep_n', 'none')]},
  {tree: 'analysis', variables: [variable('lep_pt', 'GeV'), variable('met', 'GeV')]},
  {
    tree: 'CollectionTree',
    variables: [variable('AnalysisElectronsAuxDyn', 'MeV', 'calibrated electrons')],
  },
];

const branch = (name: string, more: Partial<RootBranch> = {}): RootBranch => ({
  name,
  title: '',
  type: 'float',
  kind: 'number',
  ...more,
});

const tree = (path: string, branches: readonly RootBranch[]): RootTree => ({
  path,
  title: '',
  entries: 1,
  branches,
  olderCycles: 0,
});

const unitsIn = (path: string, names: readonly string[]) =>
  describedTree(
    tree(
      path,
      names.map((name) => branch(name)),
    ),
    dictionary,
  ).branches.map(({unit}) => unit);

it('takes the units of the release whose tree and variables a file has', () => {
  expect(unitsIn('mini', ['lep_pt', 'lep_n'])).toEqual(['MeV', undefined]);
  expect(unitsIn('folder/analysis', ['lep_pt', 'met'])).toEqual(['GeV', 'GeV']);
});

it('reports no unit where the tree has another name, or most of its branches are unknown', () => {
  expect(unitsIn('events', ['lep_pt', 'lep_n'])).toEqual([undefined, undefined]);
  expect(unitsIn('mini', ['lep_pt', 'x', 'y'])).toEqual([undefined, undefined, undefined]);
});

it('groups the branches of PHYSLITE, with the unit of the container for momenta', () => {
  const names = ['pt', 'phi', 'charge'].map((name) => `AnalysisElectronsAuxDyn.${name}`);
  const {branches} = describedTree(
    tree(
      'CollectionTree',
      names.map((name) => branch(name, {kind: 'numbers'})),
    ),
    dictionary,
  );
  expect(branches.map(({unit, group, meaning}) => [unit, group, meaning])).toEqual([
    ['MeV', 'AnalysisElectrons', 'calibrated electrons'],
    ['rad', 'AnalysisElectrons', 'calibrated electrons'],
    [undefined, 'AnalysisElectrons', 'calibrated electrons'],
  ]);
});

it('makes the heads of containers and objects headings of their groups', () => {
  const {branches} = describedTree(
    tree('CollectionTree', [
      branch('AnalysisElectrons', {kind: 'other', type: 'DataVector<xAOD::Electron_v1>'}),
      branch('AnalysisElectronsAux', {kind: 'other', type: 'xAOD::AuxContainerBase'}),
      branch('AnalysisElectronsAuxDyn.pt', {kind: 'numbers'}),
      branch('AnalysisElectronsAuxDyn.link', {kind: 'other', type: 'ElementLink<…>'}),
      branch('event', {kind: 'other', type: 'Event'}),
      branch('event.fRun', {parent: 'event'}),
      branch('alone', {kind: 'other', type: 'Event'}),
    ]),
    dictionary,
  );
  const heads = branches.filter(({isHead}) => isHead).map(({name}) => name);
  expect(heads).toEqual(['AnalysisElectrons', 'AnalysisElectronsAux', 'event']);
});

it('recognises the trees of bookkeeping, in folders too, and those without anything to draw', () => {
  const names = ['##Params', 'a/POOLContainer', 'MetaData', 'ParameterSets', 'events', 'text'];
  const found = names.filter((path) => {
    const kind = path === 'text' ? 'text' : 'number';
    return describedTree(tree(path, [branch('a', {kind})]), dictionary).isBookkeeping;
  });
  expect(found).toEqual(names.filter((name) => name !== 'events'));
});

it('reports why a branch cannot be drawn', () => {
  const {branches} = describedTree(
    tree('t', [
      branch('a', {kind: 'other', type: 'vector<vector<float> >'}),
      branch('b', {kind: 'other', type: 'vector<ElementLink<DataVector<xAOD::Jet_v1> > >'}),
      branch('c', {parent: 'b', kind: 'numbers'}),
    ]),
    dictionary,
  );
  expect(branches.map(({problem}) => problem)).toEqual([
    'Lists of lists (vector<vector<float> >) cannot be plotted here.',
    'Links between objects cannot be plotted here.',
    undefined,
  ]);
  expect(branches[2]?.group).toBe('b');
});
