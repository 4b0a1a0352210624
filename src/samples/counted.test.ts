import {expect, it} from 'vitest';
import {countPassing, cutsOf} from './counted';
import type {TableRow} from './format/table';

const row = (process: string, weight: number, values: Record<string, number>): TableRow => ({
  process,
  weight,
  value: (column) => values[column] ?? NaN,
});
const rows = [
  row('higgs', 0.5, {mll: 30, jets: 0}),
  row('higgs', 0.25, {mll: 75, jets: 0}),
  row('z', 3, {mll: 74.99, jets: 1}),
];

it('all cuts must hold, and ends count as they are written', () => {
  const left = (text: string) =>
    [...countPassing(rows, cutsOf(text))].map(([, {sumOfWeights}]) => sumOfWeights);
  expect(left('')).toEqual([0.75, 3]);
  expect(left('mll<75')).toEqual([0.5, 3]);
  expect(left('mll<=75 jets=0')).toEqual([0.75, 0]);
  expect(left('mll>=75')).toEqual([0.25, 0]);
  expect(left('jets!=0')).toEqual([0, 3]);
});

it('factors go into weights, and into their squares twice', () => {
  const count = countPassing(rows, cutsOf('jets=0'), {higgs: 2}).get('higgs');
  expect(count).toEqual({sumOfWeights: 1.5, sumOfSquaredWeights: 1.25, rows: 2});
});

it('refuses what is not a cut', () => {
  expect(() => cutsOf('mll<75 GeV')).toThrow('GeV is not a cut');
});
