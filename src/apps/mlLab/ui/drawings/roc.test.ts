import {expect, it} from 'vitest';
import {pointAt, rocDrawing, thinned} from './roc';

const points = [
  {threshold: Infinity, signal: 0, background: 0},
  {threshold: 0.9, signal: 0.3, background: 0.05},
  {threshold: 0.4, signal: 0.8, background: 0.35},
  {threshold: 0.1, signal: 1, background: 1},
];

it('a threshold lets pass what has its score, and not the next lower one', () => {
  expect(pointAt(points, 0.4)?.signal).toBe(0.8);
  expect(pointAt(points, 0.41)?.signal).toBe(0.3);
  expect(pointAt(points, 0)?.signal).toBe(1);
});

it('keeps the ends of what it thins out', () => {
  const many = Array.from({length: 1001}, (_, i) => i);
  const few = thinned(many, 11);
  expect(few).toHaveLength(11);
  expect([few[0], few.at(-1)]).toEqual([0, 1000]);
  expect(thinned([1, 2], 11)).toEqual([1, 2]);
});

it('reports the areas and the working point, and lists the curve', () => {
  const drawing = rocDrawing({train: points, test: points, trainAuc: 0.9, testAuc: 0.85}, 0.5);
  expect(drawing.description).toMatch(/0\.850, that of the training events 0\.900/);
  expect(drawing.description).toMatch(/0\.50, 30 % of the signal and 5 % of the background/);
  expect(drawing.table?.rows).toHaveLength(4);
});
