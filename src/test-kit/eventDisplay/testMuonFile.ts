/**
 * A file with the structure of the ATLAS Open Data events and numbers of our own: several track
 * collections for one muon, refits, tracks of the muon spectrometer alone, and collections that are not
 * drawn. Simulated for teaching.
 */

interface RawTrack {
  readonly dparams?: readonly number[];
  readonly pos?: readonly (readonly number[])[];
}

/** What the tests look up in a raw event, in the spelling of the ATLAS files. */
export interface RawEvent {
  readonly Tracks: Readonly<Record<string, readonly RawTrack[]>>;
  readonly Muons: Readonly<Record<string, readonly {readonly LinkedTracks?: readonly string[]}[]>>;
  readonly Electrons: RawEvent['Muons'];
}

const track = (phi: number, theta: number, qOverP: number, z0 = 12): RawTrack => ({
  dparams: [z0 === 0 ? 0 : 0.004, z0, phi, theta, qOverP],
});

/** Given at the entrance of the muon spectrometer: d0 and z0 are 0. */
const inSpectrometer = (phi: number, theta: number, qOverP: number): RawTrack =>
  track(phi, theta, qOverP, 0);

const muonEvent = {
  'event number': 1,
  'run number': 2,
  Tracks: {
    InDetTrackParticles: [
      track(2.1, 1.9, 3.4e-5),
      track(-0.7, 1.2, -4.1e-5),
      track(0.4, 1.6, 2.9e-5),
      track(1.3, 1.1, -5.2e-5),
      track(1.302, 1.101, 6.1e-5),
      track(-2.6, 2.2, 9.5e-5),
    ],
    MuonSpectrometerTrackParticles: [
      inSpectrometer(2.08, 1.895, 3.8e-5),
      inSpectrometer(2.07, 1.897, 3.9e-5),
      inSpectrometer(1.337, 3.006, -2.4e-6),
      inSpectrometer(-1.9, 2.4, 8.8e-5),
      inSpectrometer(-2.839, 0.146, -1.9e-5),
    ],
    ExtrapolatedMuonTrackParticles: [
      track(2.099, 1.899, 3.5e-5),
      track(1.339, 3.006, -2.4e-6),
      track(-2.836, 0.154, -1.8e-5, -44),
    ],
    GSFTrackParticles: [
      track(0.401, 1.6, 2.7e-5),
      track(1.3, 1.1, -4.8e-5),
      track(1.303, 1.1, 5.9e-5),
    ],
    MuonSegments: [
      {
        pos: [
          [-3200, 4900, 2100],
          [-3920, 6002, 2572],
          [-4640, 7105, 3045],
        ],
      },
    ],
  },
  CaloClusters: {
    egammaClusters: [
      {energy: 37_000, eta: -0.03, phi: 0.39},
      {energy: 38_500, eta: 0.49, phi: 1.3},
    ],
  },
  Jets: {
    AnalysisJets: [
      {eta: -1.1, phi: -2.6, energy: 61_000, coneR: 0.4},
      {eta: 0.8, phi: 0.9, energy: 45_000, coneR: 0.4},
    ],
    AnalysisLargeRJets: [
      {eta: -0.9, phi: -2.5, energy: 310_000, coneR: 1},
      {eta: 0.7, phi: 0.8, energy: 280_000, coneR: 1},
    ],
  },
  Vertices: {PrimaryVertices: [{x: -0.5, y: -0.5, z: 12}]},
  Muons: {
    AnalysisMuons: [
      {
        LinkedTracks: [
          'InDetTrackParticles:0',
          'MuonSpectrometerTrackParticles:0',
          'ExtrapolatedMuonTrackParticles:0',
        ],
      },
      {LinkedTracks: ['InDetTrackParticles:1']},
      {LinkedTracks: ['MuonSpectrometerTrackParticles:2', 'ExtrapolatedMuonTrackParticles:1']},
    ],
  },
  Electrons: {
    AnalysisElectrons: [
      {LinkedTracks: ['GSFTrackParticles:0'], LinkedClusters: ['egammaClusters:0']},
    ],
  },
  Photons: {
    AnalysisPhotons: [
      {
        energy: 38_000,
        eta: 0.49,
        phi: 1.301,
        LinkedTracks: ['GSFTrackParticles:1', 'GSFTrackParticles:2'],
        LinkedClusters: ['egammaClusters:1'],
      },
    ],
  },
  Taus: {AnalysisTaus: [{eta: 0.8, phi: 0.9, energy: 41_000}]},
} as const;

/** By the names of its events, as in a file. */
export const muonFile: Readonly<Record<string, RawEvent>> = {'1/2': muonEvent};
