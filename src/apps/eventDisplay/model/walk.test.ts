import {expect, it} from 'vitest';
import {plainSelection, shownOf} from './selection';
import {testEvent} from './testEvent';
import {walkOf} from './walk';

it('walks from particles with what they are made of to jets, tracks, clusters and vertices', () => {
  const walk = walkOf(testEvent, shownOf(testEvent, plainSelection));
  expect(walk).toEqual([
    'muon-0',
    'track-0',
    'muon-1',
    'track-1',
    'jet-0',
    'track-3',
    'cluster-1',
    'cluster-0',
    'vertex-0',
    'vertex-2',
  ]);
});

it('steps on nothing that is hidden', () => {
  const selection = {...plainSelection, layers: new Set(['particles', 'jets'] as const)};
  expect(walkOf(testEvent, shownOf(testEvent, selection))).toEqual(['muon-0', 'muon-1', 'jet-0']);
});
