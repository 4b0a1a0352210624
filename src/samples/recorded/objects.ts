/** Good leptons, photons and jets of released ntuples, by the cuts that "The cuts as code" prints. */
import {massless, type FourVector} from '../../physics/fourVector';
import type {NtupleEvent} from './ntuple';
import type {RecordedRelease, ReleaseFiles} from './releases';

/** The PDG code of an electron; that of a muon is 13. */
const electron = 11;

/** Largest |d0| in units of its uncertainty, and |z0 sin θ| in mm. */
const largestD0 = {electron: 5, muon: 3};
const largestZ0 = 0.5;

export interface LeptonCuts {
  /** Minimum transverse momentum in GeV. */
  readonly pt: number;
  /** Largest isolation relative to the momentum, in the 2020 release. */
  readonly isolation: number;
  /** Loose electrons and medium muons count, too. */
  readonly isLoose?: boolean;
}

export interface Lepton {
  /** Massless, in GeV. */
  readonly momentum: FourVector;
  readonly pt: number;
  readonly eta: number;
  readonly phi: number;
  readonly isElectron: boolean;
  readonly charge: number;
}

const kinematics = (prefix: string): readonly string[] =>
  ['pt', 'eta', 'phi'].map((name) => `${prefix}_${name}`);

const leptonBranches: Readonly<Record<RecordedRelease, readonly string[]>> = {
  '2020e-13tev': [
    'lep_isTightID',
    'lep_ptcone30',
    'lep_etcone20',
    'lep_trackd0pvunbiased',
    'lep_tracksigd0pvunbiased',
  ],
  '2025e-13tev-beta': [
    'lep_isTightID',
    'lep_isLooseID',
    'lep_isMediumID',
    'lep_isTightIso',
    'lep_isLooseIso',
    'lep_d0sig',
  ],
};

export const branchesOfLeptons = (release: RecordedRelease): readonly string[] => [
  'trigE',
  'trigM',
  ...kinematics('lep'),
  'lep_type',
  'lep_charge',
  'lep_z0',
  ...leptonBranches[release],
];

/** A requirement on a lepton, beside its momentum and direction. */
type Requirement = (event: NtupleEvent, place: number, isElectron: boolean) => boolean;

const at = (event: NtupleEvent, branch: string, place: number): number =>
  Number(event.list(branch)[place] ?? NaN);

const isIdentified: Readonly<Record<RecordedRelease, (cuts: LeptonCuts) => Requirement>> = {
  '2020e-13tev':
    ({isolation, isLoose = false}) =>
    (event, place) => {
      const most = isolation * at(event, 'lep_pt', place);
      return (
        (isLoose || at(event, 'lep_isTightID', place) === 1) &&
        at(event, 'lep_ptcone30', place) < most &&
        at(event, 'lep_etcone20', place) < most
      );
    },
  '2025e-13tev-beta':
    ({isLoose = false}) =>
    (event, place, isElectron) => {
      const looseId = isElectron ? 'lep_isLooseID' : 'lep_isMediumID';
      return (
        at(event, isLoose ? looseId : 'lep_isTightID', place) === 1 &&
        at(event, isLoose ? 'lep_isLooseIso' : 'lep_isTightIso', place) === 1
      );
    },
};

const d0Significance = (event: NtupleEvent, place: number, release: RecordedRelease): number =>
  Math.abs(
    release === '2025e-13tev-beta'
      ? at(event, 'lep_d0sig', place)
      : at(event, 'lep_trackd0pvunbiased', place) / at(event, 'lep_tracksigd0pvunbiased', place),
  );

/** Good leptons of an event, in descending order of transverse momentum; null if no trigger accepted it. */
export function goodLeptons(
  event: NtupleEvent,
  {key, toGeV}: ReleaseFiles,
  cuts: LeptonCuts,
): readonly Lepton[] | null {
  if (event.number('trigE') !== 1 && event.number('trigM') !== 1) return null;
  const passes = isIdentified[key](cuts);
  const [pts, etas, phis] = kinematics('lep').map((branch) => event.list(branch));
  const good: Lepton[] = [];
  for (let place = 0; place < (pts?.length ?? 0); place += 1) {
    const [pt, eta, phi] = [pts, etas, phis].map((list) => Number(list?.[place])) as [
      number,
      number,
      number,
    ];
    const isElectron = at(event, 'lep_type', place) === electron;
    const isPrompt =
      d0Significance(event, place, key) < largestD0[isElectron ? 'electron' : 'muon'] &&
      Math.abs(at(event, 'lep_z0', place) / Math.cosh(eta)) < largestZ0;
    const energetic = pt * toGeV;
    if (
      energetic > cuts.pt &&
      Math.abs(eta) < 2.5 &&
      isPrompt &&
      passes(event, place, isElectron)
    ) {
      const charge = at(event, 'lep_charge', place);
      const momentum = massless(energetic, eta, phi);
      good.push({momentum, pt: energetic, eta, phi, isElectron, charge});
    }
  }
  return good.sort((one, other) => other.pt - one.pt);
}
