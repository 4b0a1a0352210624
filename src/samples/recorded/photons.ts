/** Good photons of released ntuples, by the cuts that "The cuts as code" prints. */
import {massless, type FourVector} from '../../physics/fourVector';
import type {NtupleEvent} from './ntuple';
import type {RecordedRelease, ReleaseFiles} from './releases';

/** Minimum transverse momentum in GeV, and largest isolation relative to it in the 2020 release. */
const minPt = 25;
const isolation = 0.065;

const isolationBranches: Readonly<Record<RecordedRelease, readonly string[]>> = {
  '2020e-13tev': ['photon_ptcone30', 'photon_etcone20', 'trigP'],
  '2025e-13tev-beta': ['photon_isTightIso'],
};

export const branchesOfPhotons = (release: RecordedRelease): readonly string[] => [
  'photon_pt',
  'photon_eta',
  'photon_phi',
  'photon_isTightID',
  ...isolationBranches[release],
];

/** |η| of the calorimeter without the transition between barrel and end-cap. */
const isCovered = (direction: number): boolean =>
  direction < 1.37 || (direction > 1.52 && direction < 2.37);

/**
 * Momenta of the good photons in GeV, in descending order of transverse momentum; null if the trigger did not
 * accept the event. The 2025 release has no diphoton trigger, so none is required there.
 */
export function goodPhotons(
  event: NtupleEvent,
  {key, toGeV}: ReleaseFiles,
): readonly {readonly pt: number; readonly momentum: FourVector}[] | null {
  if (key === '2020e-13tev' && event.number('trigP') !== 1) return null;
  const pts = event.list('photon_pt');
  const read = (branch: string, place: number): number =>
    Number(event.list(`photon_${branch}`)[place] ?? NaN);
  const isIsolated = (place: number): boolean => {
    if (key === '2025e-13tev-beta') return read('isTightIso', place) === 1;
    const most = isolation * read('pt', place);
    return read('ptcone30', place) < most && read('etcone20', place) < most;
  };
  const good = [];
  for (let place = 0; place < pts.length; place += 1) {
    const pt = read('pt', place) * toGeV;
    const eta = read('eta', place);
    const isTight = read('isTightID', place) === 1;
    if (pt > minPt && isTight && isCovered(Math.abs(eta)) && isIsolated(place)) {
      good.push({pt, momentum: massless(pt, eta, read('phi', place))});
    }
  }
  return good.sort((one, other) => other.pt - one.pt);
}
