/** Jets and b-tagged jets of released ntuples, by the cuts that "The cuts as code" prints. */
import {btagWorkingPoints} from '../../data/btagWorkingPoints';
import type {NtupleEvent} from './ntuple';
import type {RecordedRelease, ReleaseFiles} from './releases';

/** b-tagging efficiency in per cent. */
type Efficiency = 77 | 85;

export interface JetCuts {
  /** Minimum transverse momentum in GeV of a jet that counts, and of one that may have a b-tag. */
  readonly pt: readonly [number, number];
  readonly efficiency: Efficiency;
}

/** Source of the bounds: `model/code/final/jets.ts` of the histogram analyser; above them a jet is tagged. */
const mv2c10: Readonly<Record<Efficiency, number>> = {77: 0.645925, 85: 0.1758475};
/** Smallest `jet_btag_quantile` of a tagged jet. */
const quantileOf = (wanted: Efficiency): number =>
  btagWorkingPoints.find(({efficiency}) => efficiency === wanted)?.quantile ?? NaN;

export const branchesOfJets: Readonly<Record<RecordedRelease, readonly string[]>> = {
  '2020e-13tev': ['jet_pt', 'jet_eta', 'jet_jvt', 'jet_MV2c10'],
  '2025e-13tev-beta': ['jet_pt', 'jet_jvt', 'jet_btag_quantile'],
};

/** Below this momentum in GeV and this |η| a jet of the 2020 release has to come from this collision. */
const pileUp2020 = {pt: 60, eta: 2.4, jvt: 0.59};

export function countedJets(
  event: NtupleEvent,
  {key, toGeV}: ReleaseFiles,
  {pt: [least, minTaggedPt], efficiency}: JetCuts,
): {readonly jets: number; readonly bTags: number} {
  const pts = event.list('jet_pt');
  const read = (branch: string, place: number): number =>
    Number(event.list(`jet_${branch}`)[place] ?? NaN);
  const quantile = quantileOf(efficiency);
  const is2025 = key === '2025e-13tev-beta';
  let jets = 0;
  let bTags = 0;
  for (let place = 0; place < pts.length; place += 1) {
    const pt = Number(pts[place]) * toGeV;
    const isGood = is2025
      ? read('jvt', place) === 1
      : pt > pileUp2020.pt ||
        Math.abs(read('eta', place)) > pileUp2020.eta ||
        read('jvt', place) > pileUp2020.jvt;
    const isTagged = is2025
      ? read('btag_quantile', place) >= quantile
      : read('MV2c10', place) > mv2c10[efficiency];
    if (isGood && pt > least) jets += 1;
    if (isGood && pt > minTaggedPt && isTagged) bTags += 1;
  }
  return {jets, bTags};
}
