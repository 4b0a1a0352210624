import {describe, expect, it} from 'vitest';
import type {BranchInfo, TreeInfo} from '../../model/types';
import {fittingBranches, groupsOf, listedBranches, shortName} from './branchGroups';
import {firstChosen} from './firstChosen';
import {foldersOf} from './folders';

const branch = (name: string, more: Partial<BranchInfo> = {}): BranchInfo => ({
  name,
  title: name,
  type: 'float',
  kind: 'number',
  ...more,
});

describe('branches', () => {
  const all = [
    branch('met', {unit: 'GeV', meaning: 'missing transverse momentum'}),
    branch('AnalysisJetsAuxDyn.pt', {group: 'AnalysisJets', unit: 'MeV', type: 'vector<float>'}),
    branch('AnalysisElectronsAuxDyn.pt', {group: 'AnalysisElectrons', unit: 'MeV'}),
    branch('AnalysisJetsAuxDyn.m', {group: 'AnalysisJets'}),
    branch('runNumber', {type: 'int'}),
  ];
  const names = (typed: string) => fittingBranches(all, typed).map(({name}) => name);

  it('are found by all words, in name, unit, type, meaning and group', () => {
    expect(names('mev JETS')).toEqual(['AnalysisJetsAuxDyn.pt']);
    expect(names('missing')).toEqual(['met']);
    expect(names('int')).toEqual(['runNumber']);
    expect(names('gev jets')).toEqual([]);
    expect(names(' ')).toHaveLength(5);
  });

  it('stand by group, those without one first', () => {
    const groups = groupsOf(all).map(({name, branches}) => [name, branches.length]);
    expect(groups).toEqual([
      ['', 2],
      ['AnalysisJets', 2],
      ['AnalysisElectrons', 1],
    ]);
  });

  it('are listed without the heads of containers, whose group has their name', () => {
    const head = branch('AnalysisJets', {kind: 'other', isHead: true});
    expect(listedBranches([head, ...all])).toEqual(all);
  });

  it('leave out what their group says', () => {
    expect(all.map(shortName)).toEqual(['met', 'pt', 'pt', 'm', 'runNumber']);
    expect(shortName(branch('jets_more', {group: 'jets'}))).toBe('jets_more');
  });
});

describe('what is shown at first', () => {
  const tree = (path: string, entries: number, isBookkeeping?: true): TreeInfo => ({
    path,
    title: '',
    entries,
    branches: [],
    olderCycles: 0,
    ...(isBookkeeping ? {isBookkeeping} : {}),
  });
  const histogram = {path: 'h', title: '', className: 'TH1D'};

  it('is a tree of events, then a histogram, and bookkeeping only without either', () => {
    const books = tree('##Params', 5, true);
    const events = tree('events', 9);
    const none = tree('none', 0);
    const first = (trees: readonly TreeInfo[], histograms = [histogram]): string | undefined =>
      firstChosen({trees, histograms}, undefined)?.path;
    expect(first([books, none, events])).toBe('events');
    expect(first([books, none])).toBe('h');
    expect(first([books, none], [])).toBe('none');
    expect(first([books], [])).toBe('##Params');
    expect(firstChosen({trees: [events, books], histograms: []}, '##Params')?.path).toBe(
      '##Params',
    );
  });
});

describe('folders', () => {
  it('are nested as the paths say', () => {
    const paths = ['top', 'a/one', 'b/c/two', 'a/three'];
    const root = foldersOf(paths.map((path) => ({path})));
    expect(root.items.map(([name]) => name)).toEqual(['top']);
    expect(root.folders.map(({name}) => name)).toEqual(['a', 'b']);
    expect(root.folders[0]?.items.map(([name, {path}]) => [name, path])).toEqual([
      ['one', 'a/one'],
      ['three', 'a/three'],
    ]);
    expect(root.folders[1]?.folders[0]?.items.map(([name]) => name)).toEqual(['two']);
  });
});
