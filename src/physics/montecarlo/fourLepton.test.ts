import {describe, expect, it} from 'vitest';
import {histogram} from '../statistics/binning';
import {asimovSignificance} from '../statistics/statistics';
import {
  expectedEvents,
  expectedIsolation,
  expectedMass,
  isolationBinning,
  massBinning,
  massWindow,
  processes,
  pseudoData,
} from './fourLepton';

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function significance(cut: number): number {
  const [other = 0, zz = 0, higgs = 0] = processes.map((process) =>
    expectedEvents(process, cut, massWindow.low, massWindow.high),
  );
  return asimovSignificance(higgs, other + zz);
}

describe('the four-lepton toy', () => {
  it.each(processes)('%s: mass and isolation hold the same events', (process) => {
    const everything = total(expectedMass(process, isolationBinning.high));
    expect(total(expectedIsolation(process))).toBeCloseTo(everything, 6);
    expect(expectedEvents(process, isolationBinning.high, 120, 130)).toBeCloseTo(
      total(expectedMass(process, isolationBinning.high).slice(8, 12)),
      2,
    );
  });

  it.each(processes)('%s: a looser cut never keeps fewer events', (process) => {
    const kept = Array.from({length: 61}, (_, i) => total(expectedMass(process, i / 100)));
    expect(kept.every((events, i) => i === 0 || events >= (kept[i - 1] ?? 0))).toBe(true);
    expect(kept[0]).toBe(0);
  });

  it('the Higgs boson peaks at 125 GeV', () => {
    const bins = expectedMass('higgs', isolationBinning.high);
    const highest = bins.indexOf(Math.max(...bins));
    expect(massBinning.low + 2.5 * highest).toBeLessThanOrEqual(125);
    expect(massBinning.low + 2.5 * (highest + 1)).toBeGreaterThan(122.5);
  });

  it('with the usual cut the fake leptons are as rare as the 2020 release says', () => {
    const above100 = total(expectedMass('other', 0.12)) / 0.918;
    expect(above100 / (3 * 3.66)).toBeGreaterThan(0.9);
    expect(above100 / (3 * 3.66)).toBeLessThan(1.1);
  });

  it('no cut gives a hint, the best cut a discovery, and a cut too far loses it', () => {
    expect(significance(0.6)).toBeLessThan(3);
    expect(significance(0.14)).toBeGreaterThan(5);
    expect(significance(0.04)).toBeLessThan(3);
  });

  it('pseudo-data repeat for a seed and scatter around the expectation', () => {
    expect(pseudoData(1)).toEqual(pseudoData(1));
    const experiments = Array.from({length: 40}, (_, seed) => pseudoData(seed));
    const expected = total(processes.map((process) => total(expectedMass(process, 0.6))));
    const seen = total(experiments.map((events) => events.length)) / 40;
    expect(Math.abs(seen - expected)).toBeLessThan(4 * Math.sqrt(expected / 40));

    const passing = experiments.flat().filter(({isolation}) => isolation < 0.14);
    const counts = histogram(
      passing.map(({mass}) => mass),
      massBinning,
    );
    counts.forEach((count, bin) => {
      const mean = 40 * total(processes.map((process) => expectedMass(process, 0.14)[bin] ?? 0));
      expect(Math.abs(count - mean), `bin ${bin}`).toBeLessThan(4.5 * Math.sqrt(mean));
    });
  });
});
