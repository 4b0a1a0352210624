import {describe, expect, it} from 'vitest';
import {decode} from '@site/src/samples/format/decode';
import {encode} from '@site/src/samples/format/encode';
import {manifestSchema} from '@site/src/samples/format/manifest';
import type {Sample} from '@site/src/samples/sample';
import {testPlayApp} from '@site/src/test-kit/histogramAnalyser/testPlayApp';
import type {AppDescription} from '../description';
import {EventsError, type Events} from './events';
import {madeEvents} from './madeEvents';
import {eventsOf} from './sampleEvents';

interface TestEvent {
  readonly count: number;
  readonly energy: number;
}

const sample: Sample<TestEvent> = {
  info: {
    key: 'things',
    title: 'Things',
    version: '1',
    energy: 13,
    luminosity: 10,
    processes: [
      {id: 'higgs', label: 'H', isSignal: true, expected: 3, source: ''},
      {id: 'z', label: 'Z', expected: 8, source: ''},
    ],
    presets: [],
    preselection: '',
    provenance: '',
  },
  columns: [
    {name: 'jets', label: '', unit: '', type: 'uint8', step: 1, of: ({count}) => count},
    {name: 'unused', label: '', unit: '', type: 'uint8', step: 1, of: () => 7},
    {name: 'met', label: '', unit: 'GeV', type: 'uint16', step: 0.01, of: ({energy}) => energy},
  ],
  rows: [
    [
      {event: {count: 2, energy: 12.3456}, weight: 0.1},
      {event: {count: 0, energy: 9999}, weight: 2.9},
    ],
    [{event: {count: 300, energy: -4}, weight: 8}],
  ],
  pseudoData: [{count: 1, energy: 0.005}],
};

const [jets, met] = ['jets', 'met'].map((name) =>
  testPlayApp.histograms.find(({dimension}) => dimension === name),
);
const description = {
  ...testPlayApp,
  processes: testPlayApp.processes.filter(({id}) => id === 'higgs' || id === 'z'),
  histograms: [met, jets],
  hasPseudoData: true,
} as unknown as AppDescription;

function readBack(made: Sample<TestEvent>): Events {
  const {bytes, manifest} = encode(made);
  const whole = {...manifest, parts: [], compressedBytes: 1, sha256: '0'.repeat(64)};
  return eventsOf(decode(manifestSchema.parse(whole), bytes.buffer), description);
}

describe('events of a sample that was just made', () => {
  it('are those of the sample after it was written and read, to the last bit', () => {
    expect(madeEvents(sample, description)).toEqual(readBack(sample));
  });

  it('have no data where the sample has none', () => {
    const {processCount, processes} = madeEvents({...sample, pseudoData: []}, description);
    expect(processCount).toBe(2);
    expect(Array.from(processes)).toEqual([0, 0, 1]);
  });

  it('are refused if the app has a different sample', () => {
    expect(() => madeEvents(sample, testPlayApp)).toThrow(/do not match those of the app/);
    const columns = sample.columns.slice(1);
    expect(() => madeEvents({...sample, columns}, description)).toThrow(EventsError);
    const broken = sample.columns.map((column) => ({...column, of: () => Number.NaN}));
    expect(() => madeEvents({...sample, columns: broken}, description)).toThrow(/not a number/);
  });
});
