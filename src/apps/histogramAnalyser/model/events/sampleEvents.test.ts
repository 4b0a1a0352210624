import {expect, it} from 'vitest';
import type {DecodedSample} from '@site/src/samples/format/decode';
import type {AppDescription} from '../description';
import {eventsOf} from './sampleEvents';

const hyy13 = {
  histograms: [{dimension: 'myy'}, {dimension: 'ptyy'}],
  processes: [{id: 'higgs'}, {id: 'continuum'}],
  hasPseudoData: true,
} as unknown as AppDescription;

const stored = Uint16Array.of(12_500, 100, 65_535);
const sample = {
  manifest: {
    key: 'hyy13',
    pseudoDataRows: 1,
    processes: [{id: 'higgs'}, {id: 'continuum'}],
  },
  rows: 3,
  process: Uint8Array.of(0, 1, 255),
  weight: Float32Array.of(0.5, 2, 1),
  columns: new Map(
    hyy13.histograms.map(({dimension}) => [
      dimension,
      {facts: {name: dimension, step: 0.01}, stored},
    ]),
  ),
} as unknown as DecodedSample;

it('gives columns in their units, and data the number after the last process', () => {
  const {columns, processes, weights, processCount} = eventsOf(sample, hyy13);
  expect(columns.myy?.[0]).toBe(125);
  expect(columns.myy?.[2]).toBeCloseTo(655.35, 4);
  expect([...processes]).toEqual([0, 1, 2]);
  expect(processCount).toBe(3);
  expect([...weights]).toEqual([0.5, 2, 1]);
  expect(weights).not.toBe(sample.weight);
});

it('refuses a sample that does not match the app', () => {
  expect(() => eventsOf({...sample, columns: new Map()}, hyy13)).toThrow('has no column myy');
  const turned = {...hyy13, processes: Array.from(hyy13.processes).reverse()};
  expect(() => eventsOf(sample, turned)).toThrow('do not match those of the app');
  expect(() => eventsOf(sample, {...hyy13, hasPseudoData: false})).toThrow('pseudo-data');
});
