import {describe, expect, it} from 'vitest';
import {channelHistogram, plotWith} from '@site/src/test-kit/histogramAnalyser/testPlots';
import {
  bestOf,
  landscapeOf,
  meritOf,
  prefixSums,
  type Merit,
} from '../../model/landscape/landscape';

const ratio: Merit = {measure: 'signalOverRootBackground', relativeUncertainty: 0};
const open = {from: null, to: null};

/** Signal, and one background: underflow, five bins of 20 GeV from 0 to 100 GeV, overflow. */
const plot = plotWith({
  contents: [
    [0, 2, 8, 6, 3, 1, 0],
    [10, 90, 100, 100, 400, 300, 200],
  ],
});

describe('the figure of merit', () => {
  it('has its known values for S = 10 and B = 100', () => {
    const of = (measure: Merit['measure'], relativeUncertainty = 0) =>
      meritOf({measure, relativeUncertainty}, 10, 100);
    expect(of('signalOverRootBackground')).toBe(1);
    expect(of('signalOverRootAll')).toBeCloseTo(10 / Math.sqrt(110), 12);
    expect(of('asimov')).toBeCloseTo(Math.sqrt(2 * (110 * Math.log(1.1) - 10)), 10);
    expect(of('asimovWithUncertainty', 0.1)).toBeCloseTo(0.6906, 3);
    expect(of('purity')).toBeCloseTo(10 / 110, 12);
  });

  it('is the Asimov value below one background event, and null without background', () => {
    expect(meritOf(ratio, 1, 0.5)).toBeLessThan(1 / Math.sqrt(0.5));
    expect(meritOf(ratio, 1, 0)).toBeNull();
  });
});

describe('prefix sums', () => {
  it('have the events below each edge, and all of them at the end', () => {
    expect(prefixSums(plot).map(([signal, background]) => [signal, background])).toEqual([
      [0, 10],
      [2, 100],
      [10, 200],
      [16, 300],
      [19, 700],
      [20, 1000],
      [20, 1200],
    ]);
  });
});

describe('the landscape', () => {
  it('keeps the other end of the range', () => {
    const whole = landscapeOf(plot, open, ratio);
    expect(whole?.present).toBeCloseTo(20 / Math.sqrt(1200), 12);
    expect(whole?.lower[0]).toMatchObject({position: 0, value: whole?.present});
    expect(whole?.lower[2]?.value).toBeCloseTo(10 / Math.sqrt(1000), 12);
    expect(whole?.upper[2]?.value).toBeCloseTo(10 / Math.sqrt(200), 12);
    const cut = landscapeOf(plot, {from: 20, to: 60}, ratio);
    expect(cut?.present).toBeCloseTo(14 / Math.sqrt(200), 12);
    expect(cut?.lower.map(({value}) => value)).toEqual([
      expect.closeTo(16 / Math.sqrt(300), 12),
      expect.closeTo(14 / Math.sqrt(200), 12),
      expect.closeTo(6 / Math.sqrt(100), 12),
      null,
      null,
      null,
    ]);
    expect(cut?.upper.at(-1)?.value).toBeCloseTo(18 / Math.sqrt(1100), 12);
    expect(cut?.upper.slice(0, 2).map(({value}) => value)).toEqual([null, null]);
  });

  it('takes the events of a bin as uniform for an end inside it', () => {
    expect(landscapeOf(plot, {from: null, to: 30}, ratio)?.present).toBeCloseTo(
      6 / Math.sqrt(150),
      12,
    );
  });

  it('has a best position at which enough simulated events pass', () => {
    const {upper, lower} = landscapeOf(plot, open, ratio) ?? {upper: [], lower: []};
    expect(bestOf(upper)).toMatchObject({position: 60});
    expect(bestOf(upper)?.value).toBeCloseTo(16 / Math.sqrt(300), 12);
    expect(bestOf(lower)?.position).toBe(0);
    const few = plotWith({
      contents: [
        [0, 9, 0, 0, 0, 1, 0],
        [0, 1, 0, 0, 0, 900, 0],
      ],
    });
    const found = landscapeOf(few, open, ratio);
    expect(found?.upper[1]).toMatchObject({value: 9, isFew: true});
    expect(bestOf(found?.upper ?? [])?.position).toBe(100);
    expect(bestOf([])).toBeNull();
  });

  it('is null for categories and without signal', () => {
    const channels = plotWith({
      histogram: channelHistogram,
      contents: [
        [0, 1, 1, 1, 0],
        [0, 9, 9, 9, 0],
      ],
    });
    expect(landscapeOf(channels, open, ratio)).toBeNull();
    expect(landscapeOf({...plot, series: plot.series.slice(1)}, open, ratio)).toBeNull();
  });
});
