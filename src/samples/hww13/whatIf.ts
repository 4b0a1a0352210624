/** What readers may change about the detector and about nature, to see which histogram answers. */
import type {HiggsToWW} from '../../physics/montecarlo/collider/higgsToWW';
import type {Response} from '../../physics/montecarlo/collider/response';

export interface WhatIf {
  /** Off: the W bosons of a Higgs boson decay in any direction. */
  readonly hasSpinCorrelations?: boolean;
  /** Factor on the resolution of the missing momentum. */
  readonly missingResolution?: number;
  /** Share of b jets that are tagged; the usual one is that of `parameters.ts`. */
  readonly bTagEfficiency?: number;
  /** Factor on the share of other jets that are tagged: 1 at the usual working point. */
  readonly mistagFactor?: number;
  /** Mean number of pile-up jets above 20 GeV. */
  readonly pileUpJets?: number;
}

export const changedHiggs = (
  higgs: HiggsToWW,
  {hasSpinCorrelations = true}: WhatIf,
): HiggsToWW => ({
  ...higgs,
  hasSpinCorrelations,
});

export function changedResponse(
  {lepton, jets, missing}: Response,
  {missingResolution = 1, bTagEfficiency = jets.tag, mistagFactor = 1, pileUpJets = 0}: WhatIf,
): Response {
  return {
    lepton,
    jets: {
      ...jets,
      extra: jets.extra + pileUpJets,
      tag: bTagEfficiency,
      mistag: jets.mistag * mistagFactor,
    },
    missing: {
      ...missing,
      noise: missing.noise * missingResolution,
      stochastic: missing.stochastic * missingResolution,
      constant: missing.constant * missingResolution,
    },
  };
}
