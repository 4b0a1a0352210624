import {describe, expect, it} from 'vitest';
import {jetsHistogram, massHistogram} from '@site/src/test-kit/histogramAnalyser/testPlots';
import {bestTexts, presentText} from './labels';

const point = (position: number, value: number | null, isFew = false) => ({position, value, isFew});

describe('texts of a landscape', () => {
  it('gives the ends and the figure of merit', () => {
    expect(
      presentText(massHistogram, {from: null, to: 75}, 'signalOverRootBackground', 0.8612),
    ).toBe('Lower cut open, upper cut 75\u00a0GeV: S/√B 0.861.');
    expect(presentText(jetsHistogram, {from: 0.5, to: 2.5}, 'purity', 0.25)).toBe(
      'Lower cut 1, upper cut 2: Purity 25 %.',
    );
    expect(presentText(massHistogram, {from: 5, to: 5}, 'asimov', null)).toMatch(/undefined\.$/);
  });

  it('gives the best cuts, and shows if the best one is open', () => {
    const landscape = {
      lower: [point(0, 2), point(20, 1)],
      upper: [point(20, 3), point(40, 9, true), point(100, 2)],
      present: 2,
    };
    expect(bestTexts(massHistogram, landscape, 'asimov')).toEqual([
      'Best lower cut found: none (open), Asimov 2.00.',
      'Best upper cut found: 20\u00a0GeV, Asimov 3.00.',
    ]);
    const none = {lower: [], upper: [point(1, 1, true)], present: null};
    expect(bestTexts(massHistogram, none, 'asimov')[1]).toMatch(/^No upper cut leaves enough/);
  });
});
