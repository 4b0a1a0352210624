/** Helpers for tests of event files. */
import type {DetectorEvent} from '@site/src/apps/eventDisplay/model/event';
import {readPhoenix} from '@site/src/apps/eventDisplay/model/phoenix/read';

type Leaf = (value: number, path: string) => void;

/** Calls for each number in a tree of objects and lists. */
export function eachNumber(tree: unknown, call: Leaf, path = ''): void {
  if (typeof tree === 'number') call(tree, path);
  if (typeof tree !== 'object' || tree === null) return;
  for (const [name, value] of Object.entries(tree)) eachNumber(value, call, `${path}.${name}`);
}

/** A copy with all numbers rounded to twelve digits, for comparisons. */
export function rounded(event: DetectorEvent): unknown {
  return JSON.parse(JSON.stringify(event), (_, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(12)) : value,
  );
}

/** An event as ATLAS converters write it, with as many spellings as there are. */
export const converted = {
  '4332/301209': {
    'event number': 4332,
    'run number': 301_209,
    Jets: {AnalysisJets: [{eta: -0.65, phi: -2.69, energy: 63_310.7, coneR: 0.4}], Large: []},
    Vertices: {
      PrimaryVertices: [
        {x: -0.5, y: -0.49, z: 46.2},
        {x: -0.51, y: -0.5, z: 23.7},
        {x: -0.5, y: -0.49, z: 46.2},
      ],
    },
    MissingEnergy: {MET: [{etx: 6632.4, ety: 566}]},
    Tracks: {
      InDetTrackParticles: [
        {dparams: [-0.005, 23.71, 2.577, 2.166, -0.000129], ndof: 49, chi2: 45.8},
        {dparams: [0.002, 46.25, -2.3534, 2.5618, -2.121e-5]},
        {dparams: [0.01, 46.1, 0.385, 1.757, 1.2e-5]},
      ],
      MuonSpectrometerTrackParticles: [{dparams: [0, 0, -2.3308, 2.5528, -2.4377e-5]}],
      ExtrapolatedMuonTrackParticles: [{dparams: [-0.009, 46.2, -2.347, 2.5588, -1.8286e-5]}],
      GSFTrackParticles: [{dparams: [0.01, 46.1, 0.3852, 1.757, 1.15e-5]}],
    },
    CaloClusters: {egammaClusters: [{energy: 84_722, eta: -0.184, phi: 0.3826}]},
    Photons: {AnalysisPhotons: []},
    Muons: {
      AnalysisMuons: [
        {
          Eta: -1.2077,
          Phi: -2.3534,
          LinkedClusters: null,
          Type: 'Combined',
          PassedHighPt: false,
          LinkedTracks: [
            'InDetTrackParticles:1',
            'MuonSpectrometerTrackParticles:0',
            'ExtrapolatedMuonTrackParticles:0',
          ],
        },
      ],
    },
    Electrons: {
      AnalysisElectrons: [
        {
          energy: 84_681,
          eta: -0.1863,
          phi: 0.3883,
          LinkedClusters: ['egammaClusters:0'],
          LinkedTracks: ['GSFTrackParticles:0'],
        },
      ],
    },
  },
};

/** The first event of what a file holds. */
export const read = (content: unknown): DetectorEvent => {
  const [event] = readPhoenix(JSON.stringify(content)).events;
  if (!event) throw new Error('no event');
  return event;
};

/** An event with one collection of a type. */
export const of = (type: string, ...members: readonly unknown[]): DetectorEvent =>
  read({event: {[type]: {Collection: members}}});
