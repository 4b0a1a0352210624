/** Key figures in the parts of tutorials print what the example and the teaching samples give. */
import {expect, it} from 'vitest';
import {readPrinted} from '../../../src/kit/format/readPrinted';
import {left} from '../guideNumbers/sample';
import {figureOn, roundingOf, type WrittenFigure} from './figures';
import {twoBinCls, twoBinPulls} from './twoBins';

const isPrinted = (cell: string, value: number): boolean =>
  Math.abs(readPrinted(cell) - value) <= roundingOf(cell) * 1.0001;

it('CLs of the two-bin example agrees with what pyhf prints', () => {
  expect(twoBinCls(1).observed).toBeCloseTo(0.0525, 4);
  expect(twoBinCls(1).expected).toBeCloseTo(0.0645, 4);
  expect(twoBinCls(1.0116).observed).toBeCloseTo(0.05, 4);
});

it('the figure of CLs prints the observed values and the limit', () => {
  const {rows} = figureOn('tutresearch/public_likelihoods', 'two-bins');
  expect(rows.length).toBeGreaterThan(6);
  for (const [mu = '', observed = '', limit] of rows) {
    expect(isPrinted(observed, twoBinCls(readPrinted(mu)).observed), `μ = ${mu}`).toBe(true);
    expect(limit).toBe('0.05');
  }
});

it('the figure of pulls prints those of the two-bin example', () => {
  const {rows} = figureOn('tutresearch/public_likelihoods', 'look-at-the-fit');
  expect(rows).toHaveLength(twoBinPulls.length);
  rows.forEach(([, low = '', high = '', pull = ''], i) => {
    const {pull: value = NaN, uncertainty = NaN} = twoBinPulls[i] ?? {};
    expect(isPrinted(pull, value), pull).toBe(true);
    expect(isPrinted(low, value - uncertainty), low).toBe(true);
    expect(isPrinted(high, value + uncertainty), high).toBe(true);
  });
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

/** Cells of a figure that do not print the computed values of their row, within their rounding. */
const wrongCells = (
  {rows}: WrittenFigure,
  valuesOf: (first: number) => readonly number[],
): readonly string[] =>
  rows.flatMap(([first = '', ...cells]) => {
    const values = valuesOf(readPrinted(first));
    return cells.flatMap((cell, i) =>
      isPrinted(cell, values[i] ?? NaN) ? [] : [`${first}: ${cell} instead of ${values[i]}`],
    );
  });

it('the four-lepton masses are the pseudo-data of the sample, in bins of 5 GeV', () => {
  const {rows, title} = figureOn('13TeVDoc/13tutorial');
  expect(rows).toHaveLength(18);
  rows.forEach(([range = '', cell = ''], i) => {
    const low = 80 + 5 * i;
    expect(range).toBe(`${low}–${low + 5} GeV`);
    expect(Number(cell), range).toBe(left('hzz13', `m4l>=${low} m4l<${low + 5}`, 'data'));
  });
  for (const which of ['data', 'background']) {
    expect(title).toContain(left('hzz13', 'm4l>=120 m4l<130', which).toFixed(0));
  }
});

it('the probability of at most one event follows the Poisson distribution', () => {
  const atMostOne = (mean: number): number => (1 + mean) * Math.exp(-mean);
  expect(
    wrongCells(figureOn('13TeVDoc/13tutorial-BSM'), (mean) => [atMostOne(mean), 0.05]),
  ).toEqual([]);
  expect(atMostOne(5)).toBeLessThan(0.05);
  expect(atMostOne(4)).toBeGreaterThan(0.05);
});

it('the discriminant of a jet follows from its three outputs', () => {
  const wrong = wrongCells(figureOn('tutresearch/physlitetut', 'b-tagging'), (b) => [
    Math.log(b / (0.018 * (1 - b))),
    Math.log(b / (0.982 * (1 - b))),
    2.456,
  ]);
  expect(wrong).toEqual([]);
});

it('the number of leptons of four W bosons follows the binomial distribution', () => {
  const chance = 2 * 0.1086 + 0.1086 * 0.352;
  const {rows} = figureOn('tutresearch/openevgentut');
  const ways = [1, 4, 6, 4, 1];
  expect(rows).toHaveLength(ways.length);
  ways.forEach((number, leptons) => {
    const value = 100 * number * chance ** leptons * (1 - chance) ** (4 - leptons);
    expect(isPrinted(rows[leptons]?.[1] ?? '', value), `${leptons} leptons`).toBe(true);
  });
});
