import {describe, expect, it} from 'vitest';
import type {HistogramDescription, ProcessDescription} from './description';
import type {Filter} from './cuts/filters';
import {durationOf, notesOf, describeSound} from './sound';
import type {Histogram} from './counting/sums';
import {testPlayApp} from '@site/src/test-kit/histogramAnalyser/testPlayApp';
import type {Plot} from './view';

const sums = (contents: readonly number[]): Histogram => ({
  sumOfWeights: Float64Array.from(contents),
  sumOfSquaredWeights: Float64Array.from(contents),
  rows: Float64Array.from(contents),
});

/** Contents with underflow and overflow. */
function plot(contents: readonly number[], cut?: Filter, data?: readonly number[]): Plot {
  const bins = contents.length - 2;
  const edges = Array.from({length: bins + 1}, (_, edge) => 10 * edge);
  return {
    histogram: {
      ...(testPlayApp.histograms[1] as HistogramDescription),
      axis: {low: 0, high: 10 * bins, bins},
    },
    edges,
    series: [{process: testPlayApp.processes[0] as ProcessDescription, sums: sums(contents)}],
    total: sums(contents),
    data: data ? data.map((count) => ({count, low: count, high: count})) : null,
    cut,
  };
}

const pitches = (contents: readonly number[], axis: 'linear' | 'log') =>
  notesOf(plot(contents), axis).map(({frequency}) => frequency);

describe('a histogram as tones', () => {
  it('is higher where there is more, up to two octaves, and silent where nothing is', () => {
    expect(pitches([99, 0, 25, 50, 100, 99], 'linear')).toEqual([
      null,
      expect.closeTo(220 * Math.SQRT2, 6),
      440,
      880,
    ]);
  });

  it('plays equal factors as equal steps on the logarithmic scale', () => {
    const [a = 0, b = 0, c = 0, d = 0] = pitches([0, 1, 10, 100, 1e6, 0], 'log') as number[];
    expect(b / a).toBeCloseTo(c / b, 9);
    expect(d).toBeCloseTo(880, 9);
    expect(pitches([0, 1e-9, 1e6, 0], 'log')[0]).toBe(220);
  });

  it('goes from the left ear to the right, one tone after another', () => {
    const notes = notesOf(plot([0, 1, 2, 3, 4, 5, 0]), 'linear');
    expect(notes.map(({pan}) => pan)).toEqual([-1, -0.5, 0, 0.5, 1]);
    notes.slice(1).forEach(({start}, i) => {
      const before = notes[i];
      expect(start).toBeCloseTo((before?.start ?? 0) + (before?.length ?? 0), 12);
    });
    expect(notesOf(plot([0, 7, 0]), 'linear')[0]?.pan).toBe(0);
  });

  it('clicks in the bins that the cut keeps, and in none without a cut', () => {
    const clicks = (cut?: Filter) =>
      notesOf(plot([1, 1, 1, 1, 1, 1], cut), 'linear').map(({hasClick}) => hasClick);
    expect(clicks({from: 10, to: 30})).toEqual([false, true, true, false]);
    expect(clicks({from: 20, to: null})).toEqual([false, false, true, true]);
    expect(clicks()).toEqual([false, false, false, false]);
  });

  it('plays the data after the simulation, at the same scale', () => {
    const notes = notesOf(plot([0, 10, 20, 0], undefined, [0, 40, 10, 0]), 'linear');
    expect(notes.map(({voice}) => voice)).toEqual(['simulation', 'simulation', 'data', 'data']);
    const [first, , third, last] = notes.map(({frequency}) => frequency);
    expect(third).toBe(880);
    expect(last).toBe(first);
    const [, second, data] = notes;
    expect(data?.start).toBeGreaterThan((second?.start ?? 0) + (second?.length ?? 0) + 0.1);
  });

  it('takes less than six seconds, however many bins there are', () => {
    for (const bins of [1, 20, 254]) {
      const contents = Array.from({length: bins + 2}, (_, slot) => slot);
      expect(durationOf(notesOf(plot(contents, undefined, contents), 'log'))).toBeLessThan(6);
    }
  });

  it('reports what is heard, and only that', () => {
    expect(describeSound(plot([0, 1, 0]), 'linear')).not.toMatch(/click|data|logarithmic/);
    const cut = {from: 0, to: 10};
    expect(describeSound(plot([0, 1, 0], cut, [0, 1, 0]), 'log')).toMatch(
      /logarithmic.*click.*data follow/,
    );
  });
});
