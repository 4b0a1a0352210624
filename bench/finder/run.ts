/** `npm run bench:finder`: how long the finder's model takes for a key stroke, at 2,000 and 10,000 rows. */
import {look} from '../../src/apps/dataFinder/model/look';
import {everything, withChoices, type Query} from '../../src/apps/dataFinder/model/query';
import {syntheticRows} from '../../src/apps/dataFinder/model/syntheticRows';
import {indexTable} from '../../src/apps/dataFinder/model/tableIndex';
import {testTable} from '../../src/apps/dataFinder/model/testTable';

const typed = ['t', 'tt', 'ttb', 'ttbar', 'ttbar s', 'ttbar sh', 'ttbar she', 'zmumu', 'γγ'];
const rounds = 40;

const asked: Query = {
  ...withChoices(everything, 'process', ['Top pair', 'Higgs', 'Z + jets']),
  sort: {key: 'xsec', descending: true},
};

function quantile(sorted: readonly number[], share: number): string {
  return `${(sorted[Math.floor(share * sorted.length)] ?? Number.NaN).toFixed(2)} ms`;
}

for (const count of [2_000, 10_000]) {
  const rows = syntheticRows(count);
  const begin = performance.now();
  const index = indexTable(testTable, rows);
  const prepared = performance.now() - begin;
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const words of typed) {
      const start = performance.now();
      look(index, {...asked, words});
      times.push(performance.now() - start);
    }
  }
  const first = times[0]?.toFixed(1);
  times.sort((a, b) => a - b);
  console.log(
    `${count} rows: prepared in ${prepared.toFixed(0)} ms, first look with sorting ${first} ms, ` +
      `key stroke p50 ${quantile(times, 0.5)}, p95 ${quantile(times, 0.95)}`,
  );
}
