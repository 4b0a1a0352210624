/** The same with crossfilter2, the engine of the analysers from 2016 to 2023, in its maintained form. */
import {execFileSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {edgesOf, slotFinder} from '../../../src/apps/histogramAnalyser/model/counting/axis';
import type {RangeFilter} from '../../../src/apps/histogramAnalyser/model/cuts/filters';
import {projectRoot} from '../workFolder';
import {brushes, dimensions, sampleOf, standing} from './sample';
import {spreadOfWork, timed, type Times} from './times';

export const version = '1.5.4';
const packages = path.join(projectRoot, 'tools/bench/.work/analyser');

interface Group {
  reduce(
    add: (sums: Float64Array, row: number) => Float64Array,
    remove: (sums: Float64Array, row: number) => Float64Array,
    initial: () => Float64Array,
  ): Group;
  all(): readonly {readonly key: number; readonly value: Float64Array}[];
}

interface Dimension {
  filterRange(range: readonly [number, number]): unknown;
  group(slotOf: (value: number) => number): Group;
}

type Crossfilter = (rows: readonly number[]) => {
  dimension(valueOf: (row: number) => number): Dimension;
};

/** Into the work folder: the project does not depend on it. */
export function installCrossfilter2(): void {
  mkdirSync(packages, {recursive: true});
  const manifest = {private: true, dependencies: {crossfilter2: version}};
  writeFileSync(path.join(packages, 'package.json'), JSON.stringify(manifest));
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts'];
  execFileSync('npm', ['install', ...quiet], {cwd: packages, stdio: 'inherit'});
}

/** A group holds what ours does: the sum of weights, of their squares, and rows for each process. */
export function theirs(rows: number): Times {
  const required = createRequire(path.join(packages, 'package.json'))('crossfilter2') as
    Crossfilter | {readonly default: Crossfilter};
  const crossfilter = typeof required === 'function' ? required : required.default;
  const {columns, weights, processes, processCount} = sampleOf(rows);
  const change = (sign: 1 | -1) => (sums: Float64Array, row: number) => {
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
