import {expect, it} from 'vitest';
import {binEdges} from '@site/src/physics/statistics/binning';
import {bumpOf, scanOf} from './bump';
import type {DataPoint, Plot} from '../view';

const axis = {low: 105, high: 160, bins: 55};
const edges = binEdges(axis);
const point = (count: number): DataPoint => ({
  count,
  low: count - Math.sqrt(count),
  high: count + Math.sqrt(count),
});
const counts = edges.slice(0, -1).map((low) => {
  const x = low + 0.5 - 105;
  return Math.round(3000 * Math.exp(-0.035 * x)) + (Math.abs(x - 30) < 2 ? 150 : 0);
});
/** Under- and overflow are full of what the fit must not see. */
const plot = {
  histogram: {axis},
  edges,
  data: [point(9999), ...counts.map(point), point(7777)],
} as unknown as Plot;
const described = {dimension: 'myy', mass: 125, width: 1.9, from: 105, to: 160};
const settings = {order: 1, mass: 130, isMassFree: true, isWidthFree: false};

it('finds the bump in the bins of a plot, and what the data have above the background', () => {
  const bump = bumpOf(plot, described, settings);
  expect(bump?.fit.mass.value).toBeGreaterThan(134);
  expect(bump?.fit.mass.value).toBeLessThan(136);
  expect(bump?.fit.signal.value).toBeGreaterThan(450);
  expect(bump?.fit.signal.value).toBeLessThan(750);
  expect(bump?.significance).toBeGreaterThan(5);
  expect(bump?.residuals).toHaveLength(55);
  expect(bump?.residuals[30]?.at).toBe(135.5);
  expect(bump?.residuals[30]?.value).toBeGreaterThan(100);
  expect(Math.abs(bump?.residuals[5]?.value ?? NaN)).toBeLessThan(60);
});

it('prefers the bump most where it is', () => {
  const scan = [...scanOf(plot, described, 1, [115, 125, 135, 145])];
  const [best] = [...scan].sort((a, b) => b.significance - a.significance);
  expect(best?.mass).toBe(135);
  expect(best?.probability).toBeLessThan(1e-6);
  expect(scan[0]?.probability).toBeGreaterThan(0.05);
});

it('has nothing to fit without data', () => {
  expect(bumpOf({...plot, data: null}, described, settings)).toBeUndefined();
});
