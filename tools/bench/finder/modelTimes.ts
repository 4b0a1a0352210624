/** How long the finder's model takes for a key stroke, without a browser. */
import {look} from '../../../src/kit/finder/model/look';
import {everything, withChoices, type Query} from '../../../src/kit/finder/model/query';
import {syntheticRows} from '../../../src/kit/finder/model/syntheticRows';
import {indexTable} from '../../../src/kit/finder/model/tableIndex';
import {testTable} from '../../../src/kit/finder/model/testTable';
import {spreadOf, type Spread} from './spread';

/** What is typed, key by key, here and in the browser. */
export const typed = ['t', 'tt', 'ttb', 'ttbar', 'ttbar s', 'ttbar sh', 'ttbar she', 'zmumu', 'γγ'];
const rounds = 40;

const filterQuery: Query = {
  ...withChoices(everything, 'process', ['Top pair', 'Higgs', 'Z + jets']),
  sort: {key: 'xsec', descending: true},
};

export interface ModelTimes {
  /** Once, before the first key. */
  readonly prepared: number;
  readonly key: Spread;
}

/** Three choices of a facet and an order by number are on while it types. */
export function modelTimes(count: number): ModelTimes {
  const rows = syntheticRows(count);
  const begin = performance.now();
  const index = indexTable(testTable, rows);
  const prepared = performance.now() - begin;
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const words of typed) {
      const start = performance.now();
      look(index, {...filterQuery, words});
      times.push(performance.now() - start);
    }
  }
  return {prepared, key: spreadOf(times)};
}
