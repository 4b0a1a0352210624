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
    label: 'Spins of the two W bosons',
    values: [
      {value: 'on', label: 'as in nature'},
      {value: 'off', label: 'ignored'},
    ],
    watch:
      'Watch Δφ(ℓ, ℓ) of the Higgs boson. It has no spin, which keeps the two leptons together; with spins ignored they fly further apart.',
  },
  missingResolution: {
    option: 'resolution',
    label: 'Measurement of the missing momentum',
    values: [
      {value: 'usual', label: 'usual'},
      {value: 'worse', label: '1.5 times worse'},
      {value: 'twice', label: 'twice as bad'},
    ],
    watch:
      'Watch ETmiss of the Z boson, which has no neutrinos: all that is missing there is a bad measurement. Then watch the transverse mass, where there is one.',
  },
  bTagWorkingPoint: {
    option: 'btag',
    label: 'How b jets are tagged',
    values: [
      {value: 'usual', label: 'usual, 85 %'},
      {value: 'loose', label: 'loose, 95 %'},
      {value: 'tight', label: 'tight, 70 %'},
    ],
    watch:
      'Watch N(b-tags). Loose finds more b jets of top quarks, and takes more other jets for them; tight the other way round. Which one serves a cut against tt̄ best?',
  },
  pileUp: {
    option: 'pileup',
    label: 'Other collisions at the same time',
    values: [
      {value: 'usual', label: 'usual'},
      {value: 'more', label: 'half a jet more'},
      {value: 'many', label: '1.5 jets more'},
    ],
    watch:
      'Watch N(jets): jets of other collisions fill up events that had none, and a cut on no jets costs more of the signal. The toy leaves the missing momentum as it is; in a detector it would get worse too.',
  },
};
