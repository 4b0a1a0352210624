import {describe, expect, it} from 'vitest';
import type {DetectorEvent} from '../event';
import {testEvent} from '@site/src/test-kit/eventDisplay/testEvent';
import {readPhoenix} from './read';
import {converted, rounded} from '@site/src/test-kit/eventDisplay/testPhoenix';
import {writePhoenix} from './write';

const again = (event: DetectorEvent): DetectorEvent | undefined =>
  readPhoenix(writePhoenix([event])).events[0];

describe('an event that is written and read', () => {
  it('is the same', () => {
    const read = again(testEvent);
    expect(read && rounded(read)).toEqual(rounded(testEvent));
  });

  it('is the same if it came from a converter', () => {
    const [event] = readPhoenix(JSON.stringify(converted)).events;
    if (!event) throw new Error('no event');
    const read = again(event);
    expect(read && rounded(read)).toEqual(rounded(event));
  });

  it('is the same if it has points and straight lines', () => {
    const pos = [
      [0, 0, 0],
      [10, 0, 5],
      [20, 0, 10],
    ];
    const tracks = {T: [{pos}, {pos, pT: 900, charge: -1}, {eta: 1, phi: 2, pT: 800}]};
    const [event] = readPhoenix(JSON.stringify({a: {Tracks: tracks}})).events;
    if (!event) throw new Error('no event');
    expect(event.tracks[0]).toMatchObject({pt: 0, charge: 0});
    const read = again(event);
    expect(read && rounded(read)).toEqual(rounded(event));
  });

  it('keeps its ids where collections are mixed', () => {
    const clusters = testEvent.clusters.map((cluster, i) => ({
      ...cluster,
      collection: `C${i % 2}`,
    }));
    const [photon] = testEvent.particles.map((particle) => ({
      ...particle,
      id: 'photon-0',
      kind: 'photon' as const,
      charge: 0,
      tracks: [],
      clusters: ['cluster-2', 'cluster-1'],
    }));
    const event = {...testEvent, clusters, particles: photon ? [photon] : []};
    const read = again(event);
    expect(read && rounded(read)).toEqual(rounded(event));
  });

  it('is in MeV, and keeps what Phoenix needs', () => {
    const file = JSON.parse(writePhoenix([testEvent])) as Record<string, Record<string, unknown>>;
    expect(file['zmumu-03']).toMatchObject({
      'event number': 41,
      'run number': 222_510,
      Jets: {AnalysisJets: [{energy: 54_900, eta: 0.93}]},
      MissingEnergy: {MET: [{etx: -6200, ety: 11_700}]},
      Muons: {Muons: [{pdgId: -13, LinkedTracks: ['InDetTrackParticles:0']}, {pdgId: 13}]},
    });
  });

  it('keeps its name beside another of the same name', () => {
    const {events} = readPhoenix(writePhoenix([testEvent, testEvent, testEvent]));
    expect(events.map(({key}) => key)).toEqual(['zmumu-03', 'zmumu-03 (2)', 'zmumu-03 (3)']);
  });
});
