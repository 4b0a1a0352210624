/** Texts to which a rule for terms does not apply. A unit test reports those that are no longer needed. */
import type {ProseException} from '../prose/exceptions';

/** Spellings that people search for, or that texts elsewhere use. */
const spelling = (file: string, text: string): ProseException => ({
  file: `src/${file}`,
  text,
  reason: 'a spelling that people search for',
});

export const termExceptions: readonly ProseException[] = [
  spelling('data/glossary/dataTaking.ts', 'good-run list'),
  spelling('data/glossary/dataTaking.ts', 'good-runs list'),
  spelling('search/synonyms.ts', 'good runs list'),
  spelling('search/synonyms.ts', 'good-run list'),
  spelling('search/synonyms.ts', 'top pair'),
  spelling('kit/finder/model/tableIndex.ts', 'top pair'),
  spelling('kit/finder/model/testTable.ts', 'Top pair'),
  {
    file: 'src/test-kit/testApps.ts',
    text: 'Top pair',
    reason: 'a value of the test table',
  },
  {
    file: 'tests/unit/project/checks.test.ts',
    text: 'mostBins',
    reason: 'a name in the test of the rule for it',
  },
  {
    file: 'src/data/catalogue/source/releases.csv',
    text: 'The luminosity of 2012',
    reason: 'the year of the data taking, not the year of a release',
  },
];
