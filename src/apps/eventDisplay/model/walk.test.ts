import {expect, it} from 'vitest';
import {standIn} from './owners';
import {readPhoenix} from './phoenix/read';
import {muonFile} from '@site/src/test-kit/eventDisplay/testMuonFile';
import {layers, plainSelection, shownOf} from './selection';
import {testEvent} from '@site/src/test-kit/eventDisplay/testEvent';
import {walkOf} from './walk';

it('walks from particles to jets, tracks, clusters and vertices, and reaches each object once', () => {
  const walk = walkOf(testEvent, shownOf(testEvent, plainSelection));
  expect(walk).toEqual([
    'muon-0',
    'muon-1',
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

it('steps on no object a second time by its track, its cluster or a refit', () => {
  const [event] = readPhoenix(JSON.stringify(muonFile)).events;
  if (!event) throw new Error('There is no event.');
  for (const selection of [plainSelection, {...plainSelection, layers: new Set(layers)}]) {
    const reached = walkOf(event, shownOf(event, selection));
    expect(reached).toEqual(reached.map((id) => standIn(event, id)));
    expect(reached.filter((id) => id.startsWith('muon'))).toHaveLength(3);
    expect(new Set(reached).size).toBe(reached.length);
  }
});

it('steps on the tracks of particles while the particles are hidden', () => {
  const selection = {...plainSelection, layers: new Set(['tracks'] as const)};
  expect(walkOf(testEvent, shownOf(testEvent, selection))).toEqual([
    'track-0',
    'track-1',
    'track-3',
  ]);
});
