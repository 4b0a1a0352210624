import {expect, it} from 'vitest';
import {gaussian, seededRandom} from '@site/src/physics/random';
import {histogram} from '@site/src/physics/statistics/binning';
import type {RootFile} from '@site/src/rootFile/rootFile';
import type {DrawResult, DrawRequest, TreeInfo} from '../types';
import {draw} from './draw';

/** A tree with one number per entry in each branch, read in blocks. */
function fileOf(columns: Readonly<Record<string, readonly number[]>>): RootFile {
  const entries = Object.values(columns)[0]?.length ?? 0;
  return {
    contents: {trees: [], others: []},
    async read(_, names, sink) {
      for (let from = 0; from < entries; from += 1000) {
        for (const [place, name] of names.entries()) {
          sink.many(place, (columns[name] ?? []).slice(from, from + 1000));
        }
        sink.entries?.(Math.min(1000, entries - from));
        await Promise.resolve();
      }
    },
    histogram: () => Promise.reject(new Error('none')),
  };
}

function drawn(
  columns: Readonly<Record<string, readonly number[]>>,
  change: Partial<DrawRequest> = {},
): Promise<DrawResult> {
  const entries = Object.values(columns)[0]?.length ?? 0;
  const tree: TreeInfo = {
    path: 't',
    title: '',
    entries,
    olderCycles: 0,
    branches: Object.keys(columns).map((name) => ({
      name,
      title: name,
      type: 'double',
      kind: 'number',
    })),
  };
  const [x = ''] = Object.keys(columns);
  const request = {tree: 't', x, selections: [''], bins: 40, flatten: true, ...change};
  return draw(fileOf(columns), tree, request);
}

const inside = ({series}: DrawResult): readonly number[] =>
  Array.from(series[0]?.sumOfWeights.slice(1, -1) ?? []);

const numbers = (count: number, of: (i: number) => number): readonly number[] =>
  Array.from({length: count}, (_, i) => of(i));

it('extends an automatic range to all of the entries, and gives the statistics of all', async () => {
  const i = numbers(75_000, (place) => place);
  const result = await drawn({i});
  const [axis] = result.axes;
  expect(axis).toMatchObject({low: -0.5, extendedFrom: [-0.5, 1999.5]});
  expect(axis?.high).toBeGreaterThan(74_999);
  expect(axis?.high).toBeLessThan(80_000);
  const width = ((axis?.high ?? 0) - (axis?.low ?? 0)) / (axis?.bins ?? 1);
  expect(Number.isInteger(width)).toBe(true);
  const [all] = result.series;
  expect(all).toMatchObject({entries: 75_000, underflow: 0, overflow: 0});
  expect(all?.mean).toBeCloseTo(37_499.5, 6);
  expect(all?.deviation).toBeCloseTo(Math.sqrt((75_000 ** 2 - 1) / 12), 4);
  expect(inside(result)).toEqual(histogram(i, axis ?? {low: 0, high: 1, bins: 1}));
});

it('extends it downwards too, with the weights and their squares', async () => {
  const x = numbers(20_000, (place) => 0.5 - place / 7);
  const weight = numbers(20_000, (place) => 1 + (place % 3));
  const result = await drawn({x, weight}, {weight: 'weight'});
  const [all] = result.series;
  expect(all).toMatchObject({underflow: 0, overflow: 0});
  const sum = weight.reduce((total, one) => total + one, 0);
  const squares = weight.reduce((total, one) => total + one * one, 0);
  expect(inside(result).reduce((total, one) => total + one, 0)).toBeCloseTo(sum, 6);
  expect(all?.sumOfSquares.reduce((total, one) => total + one, 0)).toBeCloseTo(squares, 6);
});

it('shows all of a falling spectrum and of a peak, in bins that are not much wider', async () => {
  const random = seededRandom(5);
  const peak = await drawn({x: numbers(60_000, () => gaussian(random))});
  expect(peak.series[0]).toMatchObject({underflow: 0, overflow: 0, entries: 60_000});
  expect(peak.axes[0]?.bins).toBeGreaterThanOrEqual(40);
});

it('leaves a few far values outside, and counts them', async () => {
  const random = seededRandom(6);
  const x = numbers(30_000, (place) => (place % 3000 === 2999 ? 1e6 : gaussian(random)));
  const {axes, series} = await drawn({x});
  expect(axes[0]?.high).toBeLessThan(20);
  expect(series[0]?.overflow).toBe(10);
});

it('extends each axis of two dimensions, and neither that was set', async () => {
  const x = numbers(20_000, (place) => place / 10);
  const y = numbers(20_000, (place) => -place / 3);
  const both = await drawn({x, y}, {y: 'y', bins: 10});
  expect(both.series[0]).toMatchObject({underflow: 0, overflow: 0, entries: 20_000});
  expect(both.axes.every(({extendedFrom}) => extendedFrom !== undefined)).toBe(true);
  const one = await drawn({x, y}, {y: 'y', bins: 10, range: [0, 50]});
  expect(one.axes[0]).toMatchObject({low: 0, high: 50, bins: 10});
  expect(one.axes[0]).not.toHaveProperty('extendedFrom');
  expect(one.series[0]?.overflow).toBe(19_500);
  expect(one.series[0]?.mean).toBeCloseTo(999.95, 6);
});

it('does not extend a range that was chosen from all entries', async () => {
  const random = seededRandom(7);
  const tailed = numbers(1500, () => Math.exp(2 * gaussian(random)));
  const [axis] = (await drawn({tailed})).axes;
  expect(tailed.some((value) => value < (axis?.low ?? 0) || value >= (axis?.high ?? 0))).toBe(true);
  expect(axis).not.toHaveProperty('extendedFrom');
});
