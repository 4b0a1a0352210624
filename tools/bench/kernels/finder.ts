/** A key stroke in the finder of samples: what its model takes, in Node. */
import {look} from '../../../src/kit/finder/model/look';
import {everything, withChoices, type Query} from '../../../src/kit/finder/model/query';
import {syntheticRows} from '../../../src/kit/finder/model/syntheticRows';
import {indexTable} from '../../../src/kit/finder/model/tableIndex';
import {testTable} from '../../../src/kit/finder/model/testTable';
import {defineBench} from '../harness/report';
import {spreadOf, timed, type Spread} from '../harness/statistics';
import {columnTable, decimals} from '../harness/table';

/** Typed key by key. */
const typed = ['t', 'tt', 'ttb', 'ttbar', 'ttbar s', 'ttbar sh', 'ttbar she', 'zmumu', 'γγ'];
const rounds = 40;

/** Three choices of a facet and an order by number are on meanwhile. */
const filterQuery: Query = {
  ...withChoices(everything, 'process', ['Top-quark pair', 'Higgs', 'Z + jets']),
  sort: {key: 'xsec', descending: true},
};

interface ModelTimes {
  readonly count: number;
  /** Once, before the first key. */
  readonly prepared: number;
  readonly key: Spread;
}

function modelTimes(count: number): ModelTimes {
  const rows = syntheticRows(count);
  const [index, prepared] = timed(() => indexTable(testTable, rows));
  const times = Array.from({length: rounds}).flatMap(() =>
    typed.map((words) => timed(() => look(index, {...filterQuery, words}))[1]),
  );
  return {count, prepared, key: spreadOf(times)};
}

export const bench = defineBench({
  measure() {
    const figures = [2_000, 10_000].map(modelTimes);
    const table = columnTable(
      figures,
      [
        ['Rows', ({count}) => String(count)],
        ['key stroke, p50, ms', ({key}) => decimals(1)(key.p50)],
        ['key stroke, p95, ms', ({key}) => decimals(1)(key.p95)],
        ['once before the first key, ms', ({prepared}) => decimals(1)(prepared)],
      ],
      0,
    );
    return {tables: [table], figures};
  },
});
