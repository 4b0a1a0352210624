/** Answers to the number questions of guided analyses: they agree with the samples. */
import {beforeAll, describe, expect, it} from 'vitest';
import {madeSamples} from '../../plugins/samples/files';
import {readSample} from '../../plugins/samples/read';
import {higgsBoson} from '../../src/data/guidedAnalyses/higgsBoson';
import {zBoson} from '../../src/data/guidedAnalyses/zBoson';
import type {GuidedAnalysis} from '../../src/data/guidedAnalyses/schema';
import {countPassing, cutsOf, type Count} from '../../src/samples/counted';
import {tableRows} from '../../src/samples/format/table';
import type {SampleKey} from '../../src/samples/registry';

let folder = '';
beforeAll(async () => {
  folder = await madeSamples(process.cwd());
});

async function left(key: SampleKey, cuts: string): Promise<ReadonlyMap<string, Count>> {
  return countPassing(tableRows(await readSample(folder, key)), cutsOf(cuts));
}

const sumOf = (counts: ReadonlyMap<string, Count>, ...names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (counts.get(name)?.sumOfWeights ?? Number.NaN), 0);

function numberStep({steps}: GuidedAnalysis, id: string) {
  const step = steps.find((one) => one.id === id);
  if (step?.kind !== 'number') throw new Error(`no number is asked for in ${id}`);
  return step;
}

const answerTo = (analysis: GuidedAnalysis, id: string): number => numberStep(analysis, id).answer;

describe('the guided analysis of the Z boson', () => {
  it('requests the pairs that are left', async () => {
    const counts = await left('zll13', 'channel<2 sameCharge=0');
    expect(sumOf(counts, 'z', 'other', 'fakes') / 1e6).toBeCloseTo(answerTo(zBoson, 'left'), 1);
  });

  it('requests the mass at which the bins are highest', async () => {
    const rows = tableRows(await readSample(folder, 'zll13'));
    const countIn = (low: number): number =>
      sumOf(countPassing(rows, cutsOf(`mll>=${low} mll<${low + 2.5} channel<2`)), 'z');
    const lows = [82.5, 85, 87.5, 90, 92.5, 95, 97.5];
    const highest = lows.reduce((best, low) => (countIn(low) > countIn(best) ? low : best));
    expect(highest).toBe(90);
    expect(Math.abs(highest + 1.25 - answerTo(zBoson, 'mass'))).toBeLessThan(0.5);
  });
});

describe('the guided analysis of the Higgs boson', () => {
  it('requests the pseudo-data and the excess in the window', async () => {
    const counts = await left('hzz13', 'm4l>=120 m4l<130');
    const observed = sumOf(counts, 'data');
    const expected = sumOf(counts, 'zz', 'other');
    expect(observed).toBe(answerTo(higgsBoson, 'count'));
    expect(expected).toBeCloseTo(16.7, 1);
    const excess = (observed - expected) / Math.sqrt(expected);
    expect(Math.abs(excess - answerTo(higgsBoson, 'excess'))).toBeLessThan(0.02);
    const {answer, right} = numberStep(higgsBoson, 'excess');
    expect(((37 - 16.7) / Math.sqrt(16.7)).toFixed(2), 'from the numbers shown').toBe(`${answer}`);
    expect(right).toContain(`(37 − 16.7)/√16.7 = ${answer}`);
    const asimov = Math.sqrt(2 * (observed * Math.log(observed / expected) - observed + expected));
    expect(asimov).toBeCloseTo(4.3, 1);
  });
});
