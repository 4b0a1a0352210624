import type {Branch, File} from './adapter';
import {expect, it} from 'vitest';
import {branchesBelow} from './branches';

const list = <Item>(...arr: Item[]) => ({arr});

const branch = (fName: string, more: Partial<Record<keyof Branch, unknown>> = {}): Branch =>
  ({
    _typename: 'TBranchElement',
    fName,
    fTitle: fName,
    fEntries: 1,
    fBranches: list(),
    fLeaves: list({
      _typename: 'TLeafElement',
      fName,
      fLen: 1,
      fIsUnsigned: false,
      fLeafCount: null,
    }),
    fID: 0,
    fType: 0,
    ...more,
  }) as unknown as Branch;

const file = {
  findStreamerInfo: () => ({
    fElements: list(
      {fName: 'fRun', fTypeName: 'int'},
      {fName: 'fPx', fTypeName: 'float'},
      {fName: 'fWeights', fTypeName: 'vector<double>'},
      {fName: 'fLinks', fTypeName: 'vector<TLorentzVector>'},
    ),
  }),
} as unknown as File;

const described = (...branches: Branch[]) =>
  branchesBelow(branches, file).map(({about: {name, type, kind, parent}}) => [
    name,
    type,
    kind,
    parent,
  ]);

it('names the members of an object after it, whether the file does so or not', () => {
  const run = {fClassName: 'Event', fStreamerType: 3};
  const event = {fClassName: 'Event', fType: 2};
  expect(
    described(
      branch('event', {...event, fBranches: list(branch('fRun', run))}),
      branch('full.', {...event, fBranches: list(branch('full.fRun', run))}),
    ),
  ).toEqual([
    ['event', 'Event', 'other', undefined],
    ['event.fRun', 'int', 'number', 'event'],
    ['full', 'Event', 'other', undefined],
    ['full.fRun', 'int', 'number', 'full'],
  ]);
});

it('distinguishes lists of numbers from lists of objects, and members in a list from single ones', () => {
  const parent = {fClassName: 'Event', fStreamerType: 300};
  expect(
    described(
      branch('fWeights', parent),
      branch('fLinks', parent),
      branch('Aux.pt', {fClassName: 'vector<float>', fID: -1, fStreamerType: -1}),
      branch('Aux.t', {fClassName: 'vector<vector<float> >', fID: -1, fStreamerType: -1}),
      branch('tracks.fPx', {fClassName: 'Track', fType: 31, fStreamerType: 5}),
    ),
  ).toEqual([
    ['fWeights', 'vector<double>', 'numbers', undefined],
    ['fLinks', 'vector<TLorentzVector>', 'other', undefined],
    ['Aux.pt', 'vector<float>', 'numbers', undefined],
    ['Aux.t', 'vector<vector<float> >', 'other', undefined],
    ['tracks.fPx', 'float[]', 'numbers', undefined],
  ]);
});
