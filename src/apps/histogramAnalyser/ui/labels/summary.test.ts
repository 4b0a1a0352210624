import {describe, expect, it} from 'vitest';
import {hww13} from '@site/src/apps/histogramAnalyser/descriptions/hww13';
import {changed, startOf, type Action} from '../../model/analysis';
import {schemeOf} from '../../model/description';
import type {Total} from '../../model/counting/sums';
import type {Step, View} from '../../model/view';
import {significances} from '@site/src/physics/statistics/significance';
import {summaryOf} from './summary';
import {figureOfMeritOf} from './figureOfMerit';

const scheme = schemeOf(hww13);
const start = startOf(scheme);
const after = (...actions: readonly Action[]) =>
  actions.reduce((analysis, action) => changed(scheme, analysis, action), start);
const cutOn = (dimension: string, to: number): Action => ({
  type: 'cut',
  dimension,
  filter: {from: null, to},
});

const total = (sumOfWeights: number, effective = 1000): Total => ({
  sumOfWeights,
  sumOfSquaredWeights: sumOfWeights ** 2 / effective,
  rows: 1000,
});

function stepWith(signal: Total, background: Total): Step {
  return {
    cut: null,
    left: [],
    signal,
    background,
    data: null,
    efficiencies: [],
    significance: significances(signal.sumOfWeights, background.sumOfWeights, 0.1),
  };
}

const step = stepWith(total(387.4), total(202_612));
const view = {
  yields: hww13.processes.map((process) => ({
    process,
    isShown: true,
    left: total(process.isSignal ? 387.4 : 67_537),
    before: total(process.isSignal ? 396.6 : 2_000_000),
  })),
  signal: step.signal,
  background: step.background,
  data: null,
  flow: [step],
  plots: [],
} satisfies View;

describe('the summary', () => {
  const figureOfMerit = figureOfMeritOf(step, 'signalOverRootBackground');
  const oneCut = after(cutOn('mll', 75));
  const rest = '387 of 397 H → WW events remain, background 202,612, significance 0.861.';

  it('reports the cut that was just made', () => {
    expect(summaryOf(hww13, view, figureOfMerit, start, oneCut)).toBe(
      `Cut m(ℓℓ) below 75 GeV: ${rest}`,
    );
  });

  it('reports the cut that was moved, not the one that was made last', () => {
    const two = after(cutOn('mll', 75), cutOn('jets', 0.5));
    const moved = changed(scheme, two, cutOn('mll', 60));
    expect(summaryOf(hww13, view, figureOfMerit, two, moved)).toMatch(
      /^Cut m\(ℓℓ\) below 60 GeV: /,
    );
  });

  it('counts the cuts when one was removed, or all', () => {
    expect(summaryOf(hww13, view, figureOfMerit, oneCut, start)).toBe(`No cuts: ${rest}`);
    const two = after(cutOn('mll', 75), cutOn('jets', 0.5));
    expect(summaryOf(hww13, view, figureOfMerit, two, oneCut)).toMatch(/^With 1 cut: /);
    expect(summaryOf(hww13, view, figureOfMerit, undefined, two)).toMatch(/^With 2 cuts: /);
  });

  it('reports the number of data where there are some', () => {
    expect(summaryOf(hww13, {...view, data: 412}, figureOfMerit, start, oneCut)).toContain(
      ', 412 data events.',
    );
  });
});

it('a purity is labelled as a purity', () => {
  expect(
    summaryOf(hww13, view, figureOfMeritOf(step, 'purity'), start, after(cutOn('mll', 75))),
  ).toMatch(/background 202,612, purity 0\.19 %\.$/);
});

describe('the significance of a selection', () => {
  it('is the definition that was chosen, where there is background', () => {
    expect(figureOfMeritOf(step, 'signalOverRootAll').value).toBeCloseTo(
      387.4 / Math.sqrt(202_999.4),
      9,
    );
  });

  it('is nothing without background', () => {
    const {value} = figureOfMeritOf(stepWith(total(5), total(0)), 'signalOverRootBackground');
    expect(value).toBeNull();
  });

  it('is the Asimov value below one background event, and says so', () => {
    const {value, definition, warning} = figureOfMeritOf(
      stepWith(total(5), total(0.4)),
      'signalOverRootBackground',
    );
    expect(definition).toBe('asimov');
    expect(value).toBeLessThan(5 / Math.sqrt(0.4));
    expect(warning).toMatch(/less than one background event.*Asimov/);
    expect(
      figureOfMeritOf(stepWith(total(5), total(0.4)), 'asimovWithUncertainty').definition,
    ).toBe('asimovWithUncertainty');
  });

  it('warns of few simulated background events, with their number and their error', () => {
    const {warning} = figureOfMeritOf(stepWith(total(5), total(40, 9)), 'signalOverRootBackground');
    expect(warning).toMatch(/effective number of 9.*is 33 %/);
    const enough = figureOfMeritOf(
      stepWith(total(5, 2), total(40, 31)),
      'signalOverRootBackground',
    );
    expect(enough.warning).toBeNull();
  });

  it('is the signal fraction where purity is requested, also without background', () => {
    expect(figureOfMeritOf(stepWith(total(30), total(10)), 'purity')).toMatchObject({
      value: 0.75,
      text: '75 %',
      warning: null,
    });
    expect(figureOfMeritOf(stepWith(total(5), total(0)), 'purity').text).toBe('100 %');
  });
});
