import {describe, expect, it} from 'vitest';
import {changed, questionOf, startOf, type Action, type Analysis} from '../analysis';
import {binEvents} from './binEvents';
import {createCrossfilter} from './crossfilter';
import {partOf} from '../classResults/parts';
import {histogramOf} from './sums';
import {testEvents} from '@site/src/test-kit/histogramAnalyser/testEvents';
import {testScheme} from '@site/src/test-kit/histogramAnalyser/testScheme';

const events = testEvents(3000, 11);
const {dimensions} = testScheme;
const steps: readonly Action[] = [
  {type: 'cut', dimension: 'met', filter: {from: 5, to: 120}},
  {type: 'cut', dimension: 'channel', filter: {categories: [0, 2]}},
  {type: 'cut', dimension: 'mass', filter: {from: 40, to: null}},
  {type: 'show', processes: ['hww', 'ttbar']},
];
const after = (count: number): Analysis =>
  steps
    .slice(0, count)
    .reduce((analysis, step) => changed(testScheme, analysis, step), startOf(testScheme));

function counted(analysis: Analysis, of = events) {
  const snapshot = createCrossfilter(of, dimensions).answer(questionOf(testScheme, analysis));
  return (dimension: string, process: number) => histogramOf(snapshot, dimension, process).rows;
}

describe('the events behind a bar', () => {
  it.each([0, 1, 2, 3, 4])('are as many as the bar counts, after %d steps', (count) => {
    const analysis = after(count);
    const rowsIn = counted(analysis);
    for (const {name} of dimensions) {
      const bins = rowsIn(name, 0).length - 2;
      for (let bin = 0; bin < bins; bin += 1) {
        const {rows, counts} = binEvents(testScheme, analysis, events, null, {
          dimension: name,
          bin,
        });
        expect(counts).toEqual([0, 1, 2].map((process) => rowsIn(name, process)[bin + 1]));
        expect(rows).toHaveLength(counts.reduce((sum, one) => sum + one, 0));
      }
    }
  });

  it('lie in it, and pass the cuts on all other quantities', () => {
    const {rows} = binEvents(testScheme, after(3), events, null, {dimension: 'mass', bin: 5});
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) {
      const value = (name: string): number => events.columns[name]?.[row] as number;
      expect(value('mass')).toBeGreaterThanOrEqual(25);
      expect(value('mass')).toBeLessThan(30);
      expect(value('met')).toBeGreaterThanOrEqual(5);
      expect([0, 2]).toContain(value('channel'));
    }
  });

  it('of a group are those of its part, with their rows in the sample', () => {
    const sharing = {group: 3, groups: 7, seed: 5};
    const rowsIn = counted(after(2), partOf(events, sharing));
    const own = binEvents(testScheme, after(2), events, sharing, {dimension: 'jets', bin: 1});
    expect(own.counts).toEqual([0, 1, 2].map((process) => rowsIn('jets', process)[2]));
    const all = binEvents(testScheme, after(2), events, null, {dimension: 'jets', bin: 1});
    expect(all.rows).toEqual(expect.arrayContaining([...own.rows]));
    expect(own.rows.length).toBeLessThan(all.rows.length);
  });

  it('are not available of a histogram that is not there', () => {
    const request = () => binEvents(testScheme, after(0), events, null, {dimension: 'pt', bin: 0});
    expect(request).toThrow(RangeError);
  });
});
