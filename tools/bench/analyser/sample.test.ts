import {expect, it} from 'vitest';
import {positionsOf} from '../../../src/apps/histogramAnalyser/model/counting/positions';
import {ours} from './engines';
import {brushes, dimensions, moves, sampleOf, standing} from './sample';

it('drags a brush over positions, its lower end first', () => {
  const positions = positionsOf({low: 0, high: 200, bins: 20});
  const all = brushes();
  expect(all).toHaveLength(moves);
  for (const {from, to} of all) {
    expect(positions).toContain(from);
    expect(positions).toContain(to);
    expect(Number(from)).toBeLessThan(Number(to));
  }
});

it('ends with the weights of the events that pass the brush and the other standing cut', () => {
  const {columns, weights} = sampleOf(3000);
  const cuts = Object.entries({...standing, d0: brushes().at(-1)}).filter(
    ([name]) => name !== 'd1',
  );
  const passing = Array.from(weights.keys()).filter((i) =>
    cuts.every(([name, range]) => {
      const value = columns[name]?.[i] ?? 0;
      return value >= (range?.from ?? 0) && value < (range?.to ?? 0);
    }),
  );
  const sum = passing.reduce((before, i) => before + (weights[i] ?? 0), 0);
  const {last} = ours(3000);
  expect(passing.length).toBeGreaterThan(100);
  expect(last.reduce((before, part) => before + part, 0)).toBeCloseTo(sum, 6);
  expect(dimensions).toHaveLength(9);
});
