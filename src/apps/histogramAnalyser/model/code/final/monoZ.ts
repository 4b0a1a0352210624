/** Quantities of a Z boson beside missing momentum. */
import type {CodeRelease, Definition} from '../analysis';
import {defined, toGeV} from './units';

export const monoZQuantities = (release: CodeRelease): readonly Definition[] => [
  defined('fractional_difference', 'abs(met - ptll) / ptll', 'fabs(met - ptll) / ptll'),
  defined(
    'ht',
    `pt.sum(axis=1) + ak.to_numpy(ak.sum(events.jet_pt[good_jet], axis=1))${toGeV(release)}`,
    `Sum(pt) + Sum(jet_pt[good_jet])${toGeV(release)}`,
    'scalar sum over leptons and jets',
  ),
  defined('met_over_ht', 'met / ht', 'met / ht'),
];
