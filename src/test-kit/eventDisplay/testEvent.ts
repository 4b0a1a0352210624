/** An event for tests: no two numbers of it are equal. */
import type {DetectorEvent} from '@site/src/apps/eventDisplay/model/event';
import {perigeeFrom} from '@site/src/apps/eventDisplay/model/tracks/helix';

const track = (
  id: string,
  [pt, eta, phi, charge, z0]: readonly [number, number, number, number, number],
) => ({
  id,
  collection: 'InDetTrackParticles',
  charge,
  pt,
  eta,
  phi,
  perigee: perigeeFrom({pt, eta, phi, charge}, z0),
});

export const testEvent: DetectorEvent = {
  key: 'zmumu-03',
  run: 222_510,
  number: 41,
  isSimulated: true,
  process: 'zmumu',
  note: 'Two muons and a jet.',
  tracks: [
    {
      ...track('track-0', [44.2, 0.31, 2.9, 1, 12.5]),
      particle: 'muon',
      isPileup: false,
      vertex: 'vertex-0',
    },
    {
      ...track('track-1', [38.7, -1.12, -0.4, -1, 12.4]),
      particle: 'muon',
      isPileup: false,
      vertex: 'vertex-0',
    },
    {
      ...track('track-2', [0.61, 1.7, 1.3, -1, -60.2]),
      particle: 'hadron',
      isPileup: true,
      vertex: 'vertex-1',
    },
    {...track('track-3', [3.4, 0.9, -2.2, 1, 12.6]), particle: 'hadron', isPileup: false},
  ],
  clusters: [
    {
      id: 'cluster-0',
      collection: 'Clusters',
      eta: 0.92,
      phi: -2.21,
      energy: 21.4,
      part: 'electromagnetic',
      isPileup: false,
    },
    {
      id: 'cluster-1',
      collection: 'Clusters',
      eta: 0.95,
      phi: -2.25,
      energy: 33.1,
      part: 'hadronic',
      isPileup: false,
    },
    {
      id: 'cluster-2',
      collection: 'Clusters',
      eta: -2.9,
      phi: 0.7,
      energy: 5.3,
      part: 'electromagnetic',
      isPileup: true,
    },
  ],
  jets: [
    {
      id: 'jet-0',
      collection: 'AnalysisJets',
      pt: 37.2,
      eta: 0.93,
      phi: -2.23,
      energy: 54.9,
      coneR: 0.4,
      isBTagged: true,
    },
  ],
  particles: [
    {
      id: 'muon-0',
      kind: 'muon',
      pt: 44.2,
      eta: 0.31,
      phi: 2.9,
      charge: 1,
      tracks: ['track-0'],
      clusters: [],
    },
    {
      id: 'muon-1',
      kind: 'muon',
      pt: 38.7,
      eta: -1.12,
      phi: -0.4,
      charge: -1,
      tracks: ['track-1'],
      clusters: [],
    },
  ],
  vertices: [
    {id: 'vertex-0', position: [0.1, -0.2, 12.5], kind: 'primary', tracks: 2},
    {id: 'vertex-1', position: [0.11, -0.21, -60.2], kind: 'pileup', tracks: 1},
    {id: 'vertex-2', position: [-1.9, -2.6, 15.8], kind: 'secondary', tracks: 3},
  ],
  missing: {ex: -6.2, ey: 11.7},
  hits: [
    {name: 'Pixels', points: [[-49, 12, 15.6]], lines: []},
    {
      name: 'Muon chambers',
      points: [],
      lines: [
        [
          [-5000, 1000, 1500],
          [-5000, 1400, 1500],
        ],
      ],
    },
  ],
};
