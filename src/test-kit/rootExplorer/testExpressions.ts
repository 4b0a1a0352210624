/** Branches and entries that the tests of expressions compute with. */
import type {Batch, Column} from '@site/src/apps/rootExplorer/model/expression/columns';
import {compile} from '@site/src/apps/rootExplorer/model/expression/compile';
import {parse} from '@site/src/apps/rootExplorer/model/expression/parse';
import {typed, type Scope} from '@site/src/apps/rootExplorer/model/expression/typedExpression';

export const scope: Scope = new Map(
  (
    [
      ['a', 'number'],
      ['b', 'number'],
      ['pt', 'numbers'],
      ['eta', 'numbers'],
      ['jet_pt', 'numbers'],
      ['Aux.pt', 'numbers'],
      ['name', 'text'],
      ['link', 'other'],
      ['odd name', 'number'],
    ] as const
  ).map(([name, kind]) => [name, {name, kind, type: 'thing'}]),
);

const numbers = (...values: number[]): Column => ({values: Float64Array.from(values)});
const lists = (...rows: number[][]): Column => ({
  values: Float64Array.from(rows.flat()),
  offsets: Int32Array.from(
    rows.reduce((ends, row) => [...ends, (ends.at(-1) ?? 0) + row.length], [0]),
  ),
});

const batch: Batch = {
  first: 100,
  count: 3,
  columns: new Map([
    ['a', numbers(1, -2, 0.5)],
    ['b', numbers(3, 7, 0)],
    ['pt', lists([30, 20], [], [50, 40, 10])],
    ['eta', lists([0.5, -1], [], [2, 1, 0])],
    ['jet_pt', lists([1], [2, 3], [])],
    ['Aux.pt', lists([5, 6], [], [7, 8, 9])],
    ['odd name', numbers(10, 20, 30)],
  ]),
};

export const valuesOf = (text: string): readonly number[] =>
  Array.from(compile(typed(parse(text), scope))(batch).values);
