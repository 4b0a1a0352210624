import {describe, expect, it} from 'vitest';
import type {DetectorEvent} from '../event';
import {readPhoenix} from './read';
import {converted, of, read} from '@site/src/test-kit/eventDisplay/testPhoenix';

describe('an event of an ATLAS converter', () => {
  const event = read(converted);

  it('has its numbers in GeV', () => {
    expect(event).toMatchObject({
      key: '4332/301209',
      run: 301_209,
      number: 4332,
      isSimulated: false,
    });
    expect(event.jets[0]?.energy).toBeCloseTo(63.3107, 9);
    expect(event.jets[0]?.pt).toBeCloseTo(63.3107 / Math.cosh(-0.65), 9);
    expect(event.missing).toEqual({ex: 6.6324, ey: 0.566});
    expect(event.tracks[0]?.pt).toBeCloseTo(Math.sin(2.166) / 0.129, 6);
    expect(event.tracks[0]?.charge).toBe(-1);
    expect(event.tracks[0]?.perigee?.qOverP).toBeCloseTo(-0.129, 12);
  });

  it('has the momentum of a muon from its track in the inner detector', () => {
    const [electron, muon] = event.particles;
    expect(muon).toMatchObject({id: 'muon-0', eta: -1.2077, charge: -1});
    expect(muon?.pt).toBeCloseTo(Math.sin(2.5618) / 0.02121, 6);
    expect(muon?.tracks).toEqual(['track-1', 'track-3', 'track-4']);
    expect(electron).toMatchObject({id: 'electron-0', charge: 1, clusters: ['cluster-0']});
    expect(electron?.pt).toBeCloseTo(84.681 / Math.cosh(-0.1863), 9);
  });

  it('draws each particle once', () => {
    const repeats = event.tracks.map(({refitOf}) => refitOf);
    expect(repeats).toEqual([undefined, undefined, 'track-5', 'track-1', 'track-1', undefined]);
    expect(event.tracks.map(({particle}) => particle)).toEqual([
      'unknown',
      'muon',
      'unknown',
      'muon',
      'muon',
      'electron',
    ]);
  });

  it('recognises pile-up by the vertices', () => {
    expect(event.vertices.map(({kind}) => kind)).toEqual(['primary', 'pileup']);
    expect(event.tracks[0]).toMatchObject({vertex: 'vertex-1', isPileup: true});
    expect(event.tracks[1]).toMatchObject({vertex: 'vertex-0', isPileup: false});
    expect(event.tracks[3]?.vertex).toBeUndefined();
  });
});

describe('both spellings', () => {
  it('of fields', () => {
    const plain = of('Jets', {eta: 0.3, phi: 1.2, energy: 5000, coneR: 1});
    expect(of('Jets', {Eta: 0.3, PHI: 1.2, Energy: 5000, ConeR: 1})).toEqual(plain);
    expect(
      of('jets', {theta: 2 * Math.atan(Math.exp(-0.3)), phi: 1.2, e: 5000, coneR: 1}).jets[0]?.eta,
    ).toBeCloseTo(0.3, 12);
  });

  it('of run and event', () => {
    const spelt = (fields: object): DetectorEvent => read({a: {Hits: {}, ...fields}});
    expect(spelt({eventNumber: 7, runNumber: 8})).toMatchObject({number: 7, run: 8});
    expect(spelt({'event number': '7', 'run number': 8})).toMatchObject({number: 7, run: 8});
    expect(spelt({'event number': -7, 'run number': 1.5})).not.toHaveProperty('number');
  });

  it('of vertices and of links to tracks', () => {
    const event = read({
      a: {
        Tracks: {T: [{dparams: [0, 1, 2, 1.1, 1e-4]}, {dparams: [0, 90, 1, 1.1, -1e-4]}]},
        Vertices: {
          V: [
            {pos: [1, 2, 3], vertexType: 3, linkedTracks: [1], linkedTrackCollection: 'T'},
            {
              x: 4,
              y: 5,
              z: 6,
              vertexType: 'PriVtx',
              linkedTracks: [0, 99],
              linkedTrackCollection: 'T',
            },
          ],
        },
      },
    });
    expect(event.vertices.map(({kind, tracks}) => [kind, tracks])).toEqual([
      ['pileup', 1],
      ['primary', 2],
    ]);
    expect(event.tracks.map(({vertex}) => vertex)).toEqual(['vertex-1', 'vertex-0']);
  });

  it('of hits', () => {
    const event = read({
      a: {
        Hits: {
          triplets: [
            [1, 2, 3],
            [4, 5],
          ],
          lines: [{type: 'Line', pos: [1, 2, 3, 4, 5, 6]}, {pos: [7, 8, 9]}],
          boxes: [{type: 'Box', pos: [1, 2, 3, 10, 10, 10]}],
        },
      },
    });
    expect(event.hits).toEqual([
      {name: 'triplets', points: [[1, 2, 3]], lines: []},
      {
        name: 'lines',
        points: [],
        lines: [
          [
            [1, 2, 3],
            [4, 5, 6],
          ],
        ],
      },
      {name: 'boxes', points: [[1, 2, 3]], lines: []},
    ]);
  });

  it('of files: one event alone, or a list of events', () => {
    const event = {Jets: {J: [{eta: 1, phi: 2, energy: 3000}]}};
    expect(read(event)).toMatchObject({key: 'event', jets: [{energy: 3}]});
    expect(readPhoenix(JSON.stringify([event, event])).events.map(({key}) => key)).toEqual([
      '0',
      '1',
    ]);
    expect(readPhoenix(`\uFEFF${JSON.stringify(event)}`).events).toHaveLength(1);
  });
});

describe('a track', () => {
  it('of points alone has its momentum and charge from their circle', () => {
    const radius = 3335.64;
    const pos = [0, 0.1, 0.2, 0.3].map((turn) => [
      radius * Math.sin(turn),
      radius * (Math.cos(turn) - 1),
      500 * turn,
    ]);
    const [track] = of('Tracks', {pos}).tracks;
    expect(track?.pt).toBeCloseTo(2, 4);
    expect(track?.charge).toBe(1);
    expect(track?.points).toHaveLength(4);
    const [given] = of('Tracks', {pos, pT: 2500, charge: 1}).tracks;
    expect(given?.pt).toBe(2.5);
  });

  it('whose momentum was not measured has none, and no charge', () => {
    const dparams = [-0.0695, 0.4137, -0.3209, 0.3779, 9.99999993922529e-9];
    const [track] = of('Tracks', {dparams}).tracks;
    expect(track).toMatchObject({pt: 0, charge: 0, phi: -0.3209});
    const [stiff] = of('Tracks', {dparams: [0, 1, -0.3209, 0.3779, 1.1e-8]}).tracks;
    expect(stiff?.pt).toBeCloseTo(Math.sin(0.3779) / 1.1e-5, 3);
  });

  it('of momentum alone is kept, of direction alone is not', () => {
    const [track] = of('Tracks', {eta: 0.5, phi: 9, pT: 1500}).tracks;
    expect(track).toMatchObject({pt: 1.5, eta: 0.5});
    expect(track?.phi).toBeCloseTo(9 - 2 * Math.PI, 12);
    expect(of('Tracks', {eta: 0.5, phi: 1}).tracks).toEqual([]);
  });

  it('with two points and a perigee is drawn from the perigee, as Phoenix does', () => {
    const dparams = [0, 1, 2, 1.1, 1e-4];
    const pos = [
      [0, 0, 0],
      [1, 1, 1],
    ];
    expect(of('Tracks', {dparams, pos}).tracks[0]?.points).toBeUndefined();
  });
});
