import {describe, expect, it} from 'vitest';
import {loosestCut} from './state';
import {countText, verdictText, verdictOn} from './verdict';

describe('the verdict on a cut', () => {
  it('goes from a hint through evidence to a discovery, and back when the cut is too tight', () => {
    const levels = [loosestCut, 0.45, 0.14, 0.07, 0.03, 0].map((cut) => verdictOn(cut).level);
    expect(levels).toEqual(['hint', 'evidence', 'discovery', 'evidence', 'hint', 'nothing']);
  });

  it('reports the direction in which to drag', () => {
    expect(verdictOn(0.4).advice).toContain('further left');
    expect(verdictOn(0.05).advice).toContain('to the right');
    expect(verdictOn(0.14).advice).toContain('five standard deviations');
  });

  it('reports the chance of an accident as the normal distribution gives it', () => {
    const {significance, meaning} = verdictOn(loosestCut);
    expect(significance).toBeGreaterThan(2.5);
    expect(significance).toBeLessThan(2.55);
    expect(meaning).toContain('once in 170 experiments');
  });

  it('never speaks of a chance when nothing is left', () => {
    expect(verdictOn(0).meaning).not.toMatch(/chance|NaN|Infinity/);
    expect(verdictText(verdictOn(0))).not.toMatch(/NaN|Infinity/);
  });
});

it.each([
  [168.4, '170'],
  [740.8, '740'],
  [31_574, '32,000'],
  [3_488_556, '3.5 million'],
])('%f is said as %s', (count, words) => {
  expect(countText(count)).toBe(words);
});
