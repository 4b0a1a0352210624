/** Columns of the samples with two leptons. */
import type {DileptonEvent} from '../../physics/montecarlo/collider/observables';
import {angleColumn, countColumn, energyColumn, ratioColumn} from '../columnKinds';
import type {Column} from '../sample';

/** Channel 0 is ee, 1 is μμ and 2 is eμ. */
export const dileptonColumns: readonly Column<DileptonEvent>[] = [
  countColumn('channel', 'Channel', ({channel}) => channel),
  energyColumn('mll', 'm(ℓℓ)', ({mll}) => mll),
  countColumn('jets', 'Number of jets', ({jets}) => jets),
  countColumn('bTags', 'Number of b-tagged jets', ({bTags}) => bTags),
  energyColumn('ptll', 'pT(ℓℓ)', ({ptll}) => ptll),
  energyColumn('met', 'ETmiss', ({met}) => met),
  angleColumn('deltaPhiMetLl', 'Δφ(ETmiss, ℓℓ)', ({deltaPhiMetLl}) => deltaPhiMetLl),
  angleColumn('deltaPhiLl', 'Δφ(ℓ, ℓ)', ({deltaPhiLl}) => deltaPhiLl),
  energyColumn('mt', 'mT', ({mt}) => mt),
  energyColumn('leadingPt', 'pT of the leading lepton', ({leadingPt}) => leadingPt),
  energyColumn('subleadingPt', 'pT of the subleading lepton', ({subleadingPt}) => subleadingPt),
  ratioColumn('deltaRLl', 'ΔR(ℓ, ℓ)', ({deltaRLl}) => deltaRLl),
];
