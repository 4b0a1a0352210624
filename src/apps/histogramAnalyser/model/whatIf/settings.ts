/**
 * What the switches mean in numbers. The toy has effective parameters (`src/samples/hww13/parameters.ts`),
 * which these change.
 */
import type {WhatIf} from '@site/src/samples/hww13/whatIf';
import {choiceKey, type WhatIfChoice, type WhatIfOption} from './choice';

interface Setting {
  readonly whatIf: WhatIf;
  readonly words: string;
  /** Where the numbers are from. */
  readonly source: string;
}

const toy = 'a value chosen for teaching';

/** By option and value; values that change nothing are left out. */
const settings: Readonly<Record<WhatIfOption, Readonly<Record<string, Setting>>>> = {
  spin: {
    off: {
      whatIf: {hasSpinCorrelations: false},
      words: 'the W bosons from a Higgs boson decay isotropically',
      source: 'unlike in nature',
    },
  },
  resolution: {
    worse: {
      whatIf: {missingResolution: 1.5},
      words: 'the resolution of the missing transverse momentum is a factor of 1.5 worse',
      source: toy,
    },
    twice: {
      whatIf: {missingResolution: 2},
      words: 'the resolution of the missing transverse momentum is a factor of 2 worse',
      source: toy,
    },
  },
  btag: {
    loose: {
      whatIf: {bTagEfficiency: 0.95, mistagFactor: 3},
      words: '95 % b-tagging efficiency and three times the mistag rate',
      source: `${toy}: no working point this loose has been published`,
    },
    tight: {
      whatIf: {bTagEfficiency: 0.7, mistagFactor: 0.2},
      words: '70 % b-tagging efficiency and a fifth of the mistag rate',
      source:
        'between the ratios of the mistag rates at the 70 % and 85 % working points, 2.7 / 8.9 for c-jets and 25 / 300 for light-flavour jets (MV2, arXiv:1907.05120)',
    },
  },
  pileup: {
    more: {
      whatIf: {pileUpJets: 0.5},
      words: 'on average, 0.5 additional pile-up jets above 20 GeV per event',
      source: toy,
    },
    many: {
      whatIf: {pileUpJets: 1.5},
      words: 'on average, 1.5 additional pile-up jets above 20 GeV per event',
      source: toy,
    },
  },
};

const chosen = (choice: WhatIfChoice): readonly Setting[] =>
  Object.entries(settings).flatMap(([name, values]) => {
    const setting = values[choice[name as WhatIfOption] ?? ''];
    return setting ? [setting] : [];
  });

/** What the toy changes for a choice. */
export const whatIfOf = (choice: WhatIfChoice): WhatIf =>
  Object.assign({}, ...chosen(choice).map(({whatIf}) => whatIf)) as WhatIf;

/** Fraction of the nominal sample that is simulated in the browser: a few seconds on a slow laptop. */
export const madeShare = 0.2;

/** Changes of a sample that was simulated again, for its provenance; empty for the nominal sample. */
export function whatIfNotes(choice: WhatIfChoice): readonly (readonly [string, string])[] {
  const key = choiceKey(choice);
  if (key === '') return [];
  return [
    [
      'What if',
      `${chosen(choice)
        .map(({words, source}) => `${words} (${source})`)
        .join('; ')}.`,
    ],
    [
      'Simulated again',
      `In your browser: one in ${1 / madeShare} of the simulated events of the sample, with correspondingly larger weights and therefore larger MC statistical uncertainties. The yields before any cut are those of the sample.`,
    ],
  ];
}
