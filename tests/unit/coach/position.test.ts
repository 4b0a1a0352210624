/** The position of the Z peak: as users mark it, and as the events of the lab have it. */
import {expect, it} from 'vitest';
import {madeSamples} from '../../../plugins/samples/files';
import {readSample} from '../../../plugins/samples/read';
import {zll13} from '../../../src/apps/histogramAnalyser/descriptions/zll13';
import {createMean} from '../../../src/apps/histogramAnalyser/model/coach/counter';
import {planOf, type PlannedStep} from '../../../src/apps/histogramAnalyser/model/coach/evaluate';
import {firstPeak} from '../../../src/apps/histogramAnalyser/model/coach/guides/peaks';
import {readingAt, type Reading} from '../../../src/apps/histogramAnalyser/model/coach/position';
import type {RangeFilter} from '../../../src/apps/histogramAnalyser/model/cuts/filters';
import {schemeOf} from '../../../src/apps/histogramAnalyser/model/description';
import {eventsOf} from '../../../src/apps/histogramAnalyser/model/events/sampleEvents';

const events = eventsOf(await readSample(await madeSamples(process.cwd()), 'zll13'), zll13);
const given = {description: zll13, mean: createMean(zll13, events)};
const step = planOf(schemeOf(zll13), firstPeak).at(-1) as PlannedStep;

const reading = (from: number | null, to: number | null): Reading | undefined => {
  const range: RangeFilter = {from, to};
  return readingAt(given, step, new Map(step.after).set('mll', range));
};

it('expects the mean mass of the muon pairs of opposite charge in the peak', () => {
  let [sum, weights] = [0, 0];
  const {mll = [], channel = [], sameCharge = []} = events.columns;
  for (const [row, mass] of mll.entries()) {
    const isSignal = zll13.processes[events.processes[row] ?? NaN]?.isSignal;
    if (!isSignal || channel[row] !== 1 || sameCharge[row] !== 0) continue;
    if (mass < 86 || mass >= 96) continue;
    const weight = events.weights[row] ?? NaN;
    sum += weight * mass;
    weights += weight;
  }
  const {expected = NaN} = reading(90, 92.5) ?? {};
  expect(expected).toBeCloseTo(sum / weights, 9);
  expect(expected.toFixed(1)).toBe('91.2');
});

it('accepts the highest bar and narrow ranges around the peak only', () => {
  expect(reading(90, 92.5)).toMatchObject({yours: 91.25, isRight: true});
  expect(reading(86, 96)).toMatchObject({yours: 91, isRight: true});
  expect(reading(87.5, 90)).toMatchObject({yours: 88.75, isRight: false});
  expect(reading(92.5, 95)?.isRight).toBe(false);
  expect(reading(80, 102)?.isRight).toBe(false);
  expect(reading(90, null)).toBeUndefined();
  expect(readingAt(given, step, step.after)).toBeUndefined();
});
