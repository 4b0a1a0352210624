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

const toy = 'a choice for teaching';

/** By option and value; values that change nothing are left out. */
const settings: Readonly<Record<WhatIfOption, Readonly<Record<string, Setting>>>> = {
  spin: {
    off: {
      whatIf: {hasSpinCorrelations: false},
      words: 'the W bosons of a Higgs boson decay in any direction',
      source: 'not what nature does',
    },
  },
  resolution: {
    worse: {
      whatIf: {missingResolution: 1.5},
      words: 'the missing momentum is measured 1.5 times worse',
      source: toy,
    },
    twice: {
      whatIf: {missingResolution: 2},
      words: 'the missing momentum is measured twice as badly',
      source: toy,
    },
  },
  btag: {
    loose: {
      whatIf: {bTagEfficiency: 0.95, mistagFactor: 3},
      words: '95 % of b jets are tagged, and three times as many other jets',
      source: `${toy}: no working point as loose was published`,
    },
    tight: {
      whatIf: {bTagEfficiency: 0.7, mistagFactor: 0.2},
      words: '70 % of b jets are tagged, and a fifth as many other jets',
      source:
        'between the factor 2.7 / 8.9 for c jets and 25 / 300 for light jets from the working point of 85 % to that of 70 % (MV2, arXiv:1907.05120)',
    },
  },
  pileup: {
    more: {
      whatIf: {pileUpJets: 0.5},
      words: 'every other event has one more jet above 20 GeV from another collision, on average',
      source: toy,
    },
    many: {
      whatIf: {pileUpJets: 1.5},
      words: 'every event has 1.5 more jets above 20 GeV from other collisions, on average',
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

/** Share of the usual simulated events that is made in the browser: some seconds of a slow laptop. */
export const madeShare = 0.2;

/** What a sample that was made anew differs by, for its provenance; empty for the usual choice. */
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
      'Made anew',
      `In your browser, with one in ${1 / madeShare} of the usual simulated events, each of so much more weight: bars are less sure. The yields before any cut stay those of the sample.`,
    ],
  ];
}
