import {describe, expect, it} from 'vitest';
import type {Events} from '../events/events';
import {groupsOfRows, partOf, shareOf} from './parts';
import {testEvents} from '@site/src/test-kit/histogramAnalyser/testEvents';

const groups = 7;

/** Numbered, so that a row is known wherever it goes. */
function numbered(rows: number): Events {
  const events = testEvents(rows, 11, 4);
  return {
    ...events,
    columns: {...events.columns, row: Float64Array.from({length: rows}, (_, i) => i)},
  };
}

const events = numbered(1003);
const parts = (seed: number): readonly Events[] =>
  Array.from({length: groups}, (_, at) => partOf(events, {group: at + 1, groups, seed}));
const rowsOf = ({columns}: Events): readonly number[] => Array.from(columns.row ?? []);
const ofProcess = ({processes}: Events, process: number): number =>
  processes.filter((own) => own === process).length;
const spread = (counts: readonly number[]): number => Math.max(...counts) - Math.min(...counts);
const added = (weights: Iterable<number>): number =>
  Array.from(weights).reduce((sum, weight) => sum + weight, 0);

describe('the parts of a sample', () => {
  const all = parts(5);

  it('have each row once, and each its own columns, weight and process', () => {
    expect(all.flatMap(rowsOf).sort((a, b) => a - b)).toEqual(rowsOf(events));
    for (const part of all) {
      for (const [place, row] of rowsOf(part).entries()) {
        expect(part.weights[place]).toBe(events.weights[row]);
        expect(part.processes[place]).toBe(events.processes[row]);
        expect(part.columns.mass?.[place]).toBe(events.columns.mass?.[row]);
      }
    }
  });

  it('keep the kinds of their columns and the order of the sample', () => {
    const [part] = all as [Events];
    expect(part.columns.jets).toBeInstanceOf(Uint8Array);
    expect(part.weights).toBeInstanceOf(Float32Array);
    expect(rowsOf(part)).toEqual([...rowsOf(part)].sort((a, b) => a - b));
  });

  it('have as many rows as each other to within one, in all and of each process', () => {
    expect(spread(all.map(({weights}) => weights.length))).toBe(1);
    for (const process of [0, 1, 2, 3]) {
      expect(ofProcess(events, process)).toBeGreaterThan(2 * groups);
      expect(spread(all.map((part) => ofProcess(part, process)))).toBeLessThanOrEqual(1);
    }
  });

  it('add up to the weights of the sample', () => {
    const total = added(all.map(({weights}) => added(weights)));
    expect(Math.abs(total - added(events.weights))).toBeLessThan(
      1e-9 * added(events.weights.map(Math.abs)),
    );
  });

  it('are the same for the same seed, and others for another or another number of groups', () => {
    expect(parts(5).map(rowsOf)).toEqual(all.map(rowsOf));
    expect(parts(6).map(rowsOf)).not.toEqual(all.map(rowsOf));
    const shared = rowsOf(partOf(events, {group: 1, groups: 2 * groups, seed: 5}));
    expect(shared.filter((row) => rowsOf(all[0] as Events).includes(row)).length).toBeLessThan(40);
  });

  it('are divided as every engine divides them', () => {
    const few = numbered(12);
    expect(Array.from(groupsOfRows(few, {groups: 3, seed: 1}))).toEqual([
      1, 3, 3, 2, 2, 2, 2, 1, 3, 1, 1, 3,
    ]);
  });

  it('are all events for group 0, and those of the last group beyond it', () => {
    expect(partOf(events, {group: 0, groups, seed: 5})).toBe(events);
    expect(rowsOf(partOf(events, {group: 40, groups, seed: 5}))).toEqual(
      rowsOf(all.at(-1) as Events),
    );
  });
});

it('the luminosity of a group is its share', () => {
  expect(shareOf({group: 3, groups: 30, seed: 1})).toBe(1 / 30);
  expect(shareOf({group: 0, groups: 30, seed: 1})).toBe(1);
});
