import {expect, it} from 'vitest';
import {alt, quantileRanges} from '.';

it('the five quantiles divide all b jets among them', () => {
  expect(quantileRanges).toEqual([
    {quantile: 5, from: 0, to: 60},
    {quantile: 4, from: 60, to: 70},
    {quantile: 3, from: 70, to: 77},
    {quantile: 2, from: 77, to: 85},
    {quantile: 1, from: 85, to: 100},
  ]);
});

it('reports the cuts in words', () => {
  expect(alt).toContain('jet_btag_quantile ≥ 4 keeps 70 % of the b jets');
});
