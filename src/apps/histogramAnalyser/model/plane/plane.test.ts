import {describe, expect, it} from 'vitest';
import type {Filter} from '../cuts/filters';
import type {Dimension, Events} from '../events/events';
import {contentsOf, planeOf} from './plane';

const dimensions: readonly Dimension[] = [
  {name: 'mass', column: 'mass', axis: {low: 0, high: 20, bins: 2}},
  {name: 'jets', column: 'jets', axis: {low: -0.5, high: 2.5, bins: 3}},
  {name: 'met', column: 'met', axis: {low: 0, high: 100, bins: 5}},
];

/** Signal is process 0, background 1. */
const events: Events = {
  columns: {
    mass: Float32Array.from([5, 5, 10, 19.9, 20, Number.NaN, 5]),
    jets: Uint8Array.from([0, 0, 1, 2, 0, 0, 9]),
    met: Float32Array.from([10, 60, 60, 60, 60, 60, 60]),
  },
  weights: Float32Array.from([1, 2, 4, 8, 16, 32, 64]),
  processes: Uint8Array.from([0, 0, 1, 1, 1, 0, 1]),
  processCount: 2,
};
const count = (x: string, y: string, filters: readonly (readonly [string, Filter])[] = []) =>
  planeOf(events, dimensions, {x, y}, new Map(filters));

describe('a plane', () => {
  it('has each event in the cell of both values, by process', () => {
    const {cells, xEdges, yEdges} = count('mass', 'jets');
    expect([xEdges, yEdges]).toEqual([
      [0, 10, 20],
      [-0.5, 0.5, 1.5, 2.5],
    ]);
    expect(cells.map((sums) => Array.from(sums))).toEqual([
      [3, 0, 0, 0, 0, 0],
      [0, 0, 0, 4, 0, 8],
    ]);
  });

  it('has the rest beyond its axes: edges, NaN and overflow', () => {
    expect(count('mass', 'jets').beyond).toEqual([32, 16 + 64]);
  });

  it('applies the cuts on other quantities only', () => {
    const cuts: readonly (readonly [string, Filter])[] = [
      ['met', {from: 50, to: null}],
      ['mass', {from: null, to: 1}],
    ];
    expect(Array.from(count('mass', 'jets', cuts).cells[0] ?? [])).toEqual([2, 0, 0, 0, 0, 0]);
    expect(count('met', 'jets', cuts).cells.flatMap((sums) => Array.from(sums))).toEqual(
      expect.not.arrayContaining([1, 2]),
    );
  });

  it('can be transposed, and its events are those of both histograms', () => {
    const [plane, turned] = [count('mass', 'jets'), count('jets', 'mass')];
    const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
    expect(sum(contentsOf(plane, [0, 1], []))).toBe(15);
    expect(sum(contentsOf(turned, [0, 1], []))).toBe(15);
    expect(turned.cells[1]?.[1]).toBe(0);
    expect(turned.cells[1]?.[3 + 1]).toBe(4);
  });

  it('adds processes at the displayed luminosity', () => {
    const plane = count('mass', 'jets');
    expect(contentsOf(plane, [0, 1], [10, 1])).toEqual([30, 0, 0, 4, 0, 8]);
    expect(contentsOf(plane, [1], [10, 0.5])).toEqual([0, 0, 0, 2, 0, 4]);
    expect(contentsOf(plane, [], [])).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('refuses a quantity that it does not know', () => {
    expect(() => count('mass', 'spin')).toThrow('There is no dimension spin.');
  });
});
