/** The selections for which the 2020 app printed yields, in the units of the columns. */
import type {TableRow} from '../format/table';
import type {SelectionId} from './published';

interface Selection {
  readonly id: SelectionId;
  readonly words: string;
  readonly passes: (row: TableRow) => boolean;
}

/** Largest angle between the leptons in both recipes, in degrees. */
const together = 80;
const emu = 2;

export const selections: readonly Selection[] = [
  {id: 'none', words: 'no cut', passes: () => true},
  {id: 'lowMass', words: 'm(ℓℓ) < 75 GeV', passes: ({value}) => value('mll') < 75},
  {id: 'twoJets', words: '≥ 2 jets', passes: ({value}) => value('jets') >= 2},
  {id: 'bTag', words: 'b-tag', passes: ({value}) => value('bTags') > 0},
  {id: 'highMet', words: 'ETmiss > 100 GeV', passes: ({value}) => value('met') > 100},
  {
    id: 'zeroJetRecipe',
    words: 'reference selection with 0 jets',
    passes: ({value}) =>
      value('jets') === 0 &&
      value('mll') < 75 &&
      value('ptll') > 30 &&
      value('met') > 40 &&
      value('deltaPhiLl') < together,
  },
  {
    id: 'oneJetRecipe',
    words: 'reference selection with 1 jet',
    passes: ({value}) =>
      value('jets') === 1 &&
      value('bTags') === 0 &&
      value('channel') === emu &&
      value('mll') < 70 &&
      value('ptll') > 30 &&
      value('deltaPhiLl') < together,
  },
];
