import {expect, it} from 'vitest';
import {objectRows, rowOf} from './objectRows';
import {plainSelection, shownOf} from './selection';
import {testEvent} from '@site/src/test-kit/eventDisplay/testEvent';

const groups = objectRows(testEvent, shownOf(testEvent, plainSelection));
const rowsOf = (title: string) => groups.find((group) => group.title === title)?.rows ?? [];

it('each kind has its hardest object first, with the names of the whole event', () => {
  const tracks = rowsOf('Tracks');
  expect(tracks.map(({id}) => id)).toEqual(['track-0', 'track-1', 'track-3']);
  expect(tracks[0]).toMatchObject({name: 'Track 1', charge: 1, pt: 44.2});
  for (const {rows} of groups) {
    const pts = rows.map(({pt}) => pt ?? 0);
    expect(pts).toEqual([...pts].sort((one, other) => other - one));
  }
});

it('reports of which particle a track is, and which jet has a b-tag', () => {
  const [muon] = testEvent.particles;
  const [own = ''] = muon?.tracks ?? [];
  expect(rowOf(testEvent, own)?.notes.join()).toMatch(/^of (?:muon|electron) \d/);
  const tagged = testEvent.jets.find(({isBTagged}) => isBTagged);
  if (tagged) expect(rowOf(testEvent, tagged.id)?.notes).toEqual(['b-tagged']);
});

it('a track of unknown momentum has none in its row', () => {
  const tracks = testEvent.tracks.map((track) => ({...track, pt: 0}));
  expect(rowOf({...testEvent, tracks}, 'track-3')).not.toHaveProperty('pt');
});

it('the transverse energy of a cluster comes from its energy and direction', () => {
  const cluster = testEvent.clusters[0];
  const row = rowOf(testEvent, cluster?.id ?? '');
  expect(row?.pt).toBeCloseTo((cluster?.energy ?? 0) / Math.cosh(cluster?.eta ?? 0), 10);
  expect(row?.energy).toBe(cluster?.energy);
});

it('pile-up has a row where it is requested alone, and a name that nobody has has none', () => {
  expect(rowsOf('Tracks').some(({id}) => id === 'track-2')).toBe(false);
  expect(rowOf(testEvent, 'track-2')?.notes).toContain('pile-up');
  expect(rowOf(testEvent, 'muon-77')).toBeUndefined();
});
