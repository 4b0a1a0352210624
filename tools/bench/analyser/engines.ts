/**
 * Our engine and crossfilter2, the engine of the analysers from 2016 to 2023 in its maintained form. Run by itself it
 * measures one engine at one size, in a process of its own, and prints the times: `engines.ts <engine> <rows>`.
 */
import {createRequire} from 'node:module';
import path from 'node:path';
import {edgesOf, slotFinder} from '../../../src/apps/histogramAnalyser/model/counting/axis';
import {
  createCrossfilter,
  type Question,
} from '../../../src/apps/histogramAnalyser/model/counting/crossfilter';
import {histogramOf, summed} from '../../../src/apps/histogramAnalyser/model/counting/sums';
import type {RangeFilter} from '../../../src/apps/histogramAnalyser/model/cuts/filters';
import {workFolder} from '../harness/sites';
import {spreadOf, timed, type Spread} from '../harness/statistics';
import {brushes, dimensions, sampleOf, standing} from './sample';

export interface Times {
  /** From the columns to the first histograms. */
  readonly load: number;
  /** The first move of a brush, with what has to be made ready for it. */
  readonly firstMove: number;
  /** The moves after it, each until all histograms are there. */
  readonly move: Spread;
  /** The count on release; null where each move is one. */
  readonly release: Spread | null;
  /** Sum of weights in each bin of the second histogram at the last move, to compare the engines. */
  readonly last: readonly number[];
}

const spreadOfWork = <T>(items: readonly T[], work: (item: T) => void): Spread =>
  spreadOf(items.map((item) => timed(() => work(item))[1]));

export function ours(rows: number): Times {
  const events = sampleOf(rows);
  const [crossfilter, load] = timed(() => {
    const made = createCrossfilter(events, dimensions);
    made.answer({filters: standing});
    return made;
  });
  const released = (d0: RangeFilter): Question => ({filters: {...standing, d0}});
  const dragged = (d0: RangeFilter): Question => ({...released(d0), brushed: 'd0'});
  const [first, ...others] = brushes();
  const [, firstMove] = timed(() => crossfilter.answer(dragged(first as RangeFilter)));
  const move = spreadOfWork(others, (brush) => crossfilter.answer(dragged(brush)));
  const release = spreadOfWork(others.slice(-40), (brush) => crossfilter.answer(released(brush)));
  const last = crossfilter.answer(dragged(others.at(-1) as RangeFilter));
  const processes = Array.from({length: events.processCount}, (_, process) => process);
  const {sumOfWeights} = summed(processes.map((process) => histogramOf(last, 'd1', process)));
  return {load, firstMove, move, release, last: Array.from(sumOfWeights)};
}

type Reduce = (sums: Float64Array, row: number) => Float64Array;

interface Group {
  reduce(add: Reduce, remove: Reduce, initial: () => Float64Array): Group;
  all(): readonly {readonly key: number; readonly value: Float64Array}[];
}

interface Dimension {
  filterRange(range: readonly [number, number]): unknown;
  group(slotOf: (value: number) => number): Group;
}

type Crossfilter = (rows: readonly number[]) => {
  dimension(valueOf: (row: number) => number): Dimension;
};

/** The package is installed there: the project does not depend on it. */
export const packages = path.join(workFolder, 'analyser');

/** A group holds what ours does: the sum of weights, of their squares, and rows for each process. */
function theirs(rows: number): Times {
  const required = createRequire(path.join(packages, 'package.json'))('crossfilter2') as
    Crossfilter | {readonly default: Crossfilter};
  const crossfilter = typeof required === 'function' ? required : required.default;
  const {columns, weights, processes, processCount} = sampleOf(rows);
  const change =
    (sign: 1 | -1): Reduce =>
    (sums, row) => {
      const [at, weight] = [3 * (processes[row] as number), weights[row] as number];
      sums[at] = (sums[at] as number) + sign * weight;
      sums[at + 1] = (sums[at + 1] as number) + sign * weight * weight;
      sums[at + 2] = (sums[at + 2] as number) + sign;
      return sums;
    };
  const [made, load] = timed(() => {
    const all = crossfilter(Array.from({length: rows}, (_, row) => row));
    return dimensions.map(({column, axis}) => {
      const values = columns[column] as Float32Array;
      const dimension = all.dimension((row) => values[row] as number);
      const group = dimension
        .group(slotFinder(edgesOf(axis)))
        .reduce(change(1), change(-1), () => new Float64Array(3 * processCount));
      group.all();
      return {dimension, group};
    });
  });
  for (const [name, {from, to}] of Object.entries(standing)) {
    const place = dimensions.findIndex((dimension) => dimension.name === name);
    made[place]?.dimension.filterRange([from ?? -Infinity, to ?? Infinity]);
  }
  const brush = ({from, to}: RangeFilter): void => {
    made[0]?.dimension.filterRange([from ?? -Infinity, to ?? Infinity]);
    for (const {group} of made) group.all();
  };
  const [first, ...others] = brushes();
  const [, firstMove] = timed(() => brush(first as RangeFilter));
  const move = spreadOfWork(others, brush);
  const last = new Array<number>(22).fill(0);
  for (const {key, value} of made[1]?.group.all() ?? []) {
    last[key] = value.reduce((sum, part, at) => (at % 3 === 0 ? sum + part : sum), 0);
  }
  return {load, firstMove, move, release: null, last};
}

if (require.main === module) {
  const [engine, rows] = process.argv.slice(2);
  console.log(JSON.stringify((engine === 'ours' ? ours : theirs)(Number(rows))));
}
