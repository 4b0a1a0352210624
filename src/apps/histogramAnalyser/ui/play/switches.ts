/** The switches in plain words. */
import type {WhatIfSwitch} from '../../model/description';
import type {WhatIfOption} from '../../model/whatIf/choice';

interface Switch {
  readonly option: WhatIfOption;
  readonly label: string;
  readonly values: readonly {readonly value: string; readonly label: string}[];
  /** What it does, and where to look. */
  readonly watch: string;
}

export const switches: Readonly<Record<WhatIfSwitch, Switch>> = {
  spinCorrelations: {
    option: 'spin',
    label: 'Spin correlation of the W bosons',
    values: [
      {value: 'on', label: 'included'},
      {value: 'off', label: 'ignored'},
    ],
    watch:
      'Watch Δφ(ℓ, ℓ) for the Higgs boson. It has spin 0, so the two leptons tend to be emitted in similar directions; without spin correlation they are further apart.',
  },
  missingResolution: {
    option: 'resolution',
    label: 'Resolution of the missing transverse momentum',
    values: [
      {value: 'usual', label: 'usual'},
      {value: 'worse', label: 'a factor of 1.5 worse'},
      {value: 'twice', label: 'a factor of 2 worse'},
    ],
    watch:
      'Watch ETmiss for the Z boson, whose decay to two electrons or muons produces no neutrinos: all of this ETmiss comes from mismeasurement. Then watch the transverse mass, if this app shows it.',
  },
  bTagWorkingPoint: {
    option: 'btag',
    label: 'b-tagging working point',
    values: [
      {value: 'usual', label: 'usual, 85 %'},
      {value: 'loose', label: 'loose, 95 %'},
      {value: 'tight', label: 'tight, 70 %'},
    ],
    watch:
      'Watch N(b-tags). The loose working point has a higher b-tagging efficiency and a higher mistag rate; the tight working point lowers both. Which is best for rejecting tt̄?',
  },
  pileUp: {
    option: 'pileup',
    label: 'Pile-up',
    values: [
      {value: 'usual', label: 'usual'},
      {value: 'more', label: '0.5 additional jets per event'},
      {value: 'many', label: '1.5 additional jets per event'},
    ],
    watch:
      'Watch N(jets): pile-up jets appear in events that had none, and a jet veto rejects more of the signal. This simple simulation leaves the missing transverse momentum unchanged; in a real detector, pile-up would also degrade its resolution.',
  },
};
