/** Key figures in the parts of tutorials print what the example and the teaching samples give. */
import {expect, it} from 'vitest';
import {readPrinted} from '../../../src/kit/format/readPrinted';
import {left} from '../guideNumbers/sample';
import {figureOn, roundingOf} from './figures';
import {twoBinCls} from './twoBins';

const isPrinted = (cell: string, value: number): boolean =>
  Math.abs(readPrinted(cell) - value) <= roundingOf(cell) * 1.0001;

it('CLs of the two-bin example agrees with what pyhf prints', () => {
  expect(twoBinCls(1).observed).toBeCloseTo(0.0525, 4);
  expect(twoBinCls(1).expected).toBeCloseTo(0.0645, 4);
  expect(twoBinCls(1.0116).observed).toBeCloseTo(0.05, 4);
});

it('the figure of CLs prints the observed values and the limit', () => {
  const {rows} = figureOn('tutresearch/public_likelihoods');
  expect(rows.length).toBeGreaterThan(6);
  for (const [mu = '', observed = '', limit] of rows) {
    expect(isPrinted(observed, twoBinCls(readPrinted(mu)).observed), `μ = ${mu}`).toBe(true);
    expect(limit).toBe('0.05');
  }
});

it('the ROC curve of a cut on missing transverse momentum prints the efficiencies of its thresholds', () => {
  const share = (cut: string, which: string): number =>
    (100 * left('dm13', cut, which)) / left('dm13', '', which);
  const thresholds = [10_000, 200, 160, 140, 110, 100, 90, 0];
  const {rows} = figureOn('13TeVDoc/13tutorial-train');
  expect(rows.length).toBe(thresholds.length);
  rows.forEach(([background = '', signal = '', guess], i) => {
    const cut = `met>=${thresholds[i] ?? 0}`;
    expect(isPrinted(background, share(cut, 'background')), `${cut}: background`).toBe(true);
    expect(isPrinted(signal, share(cut, 'signal')), `${cut}: signal`).toBe(true);
    expect(guess).toBe(readPrinted(background) > 60 ? '' : background);
  });
});
