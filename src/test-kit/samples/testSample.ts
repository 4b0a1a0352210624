/** A small sample for tests. */
import type {Sample} from '@site/src/samples/sample';

interface Event {
  readonly mass: number;
  readonly jets: number;
}

/** Two processes with a half of the rows each, and 20 rows of pseudo-data besides. */
export function testSample(rows: number): Sample<Event> {
  const event = (i: number): Event => ({mass: 80 + ((37 * i) % 300) / 10, jets: i % 5});
  const ofProcess = (weight: number) =>
    Array.from({length: rows / 2}, (_, i) => ({event: event(i), weight: weight * (1 + (i % 3))}));
  return {
    info: {
      key: 'try',
      title: 'A try',
      version: '3',
      energy: 13,
      luminosity: 10,
      processes: [
        {id: 'signal', label: 'Signal', isSignal: true, expected: 3.5, source: 'made up'},
        {id: 'background', label: 'Background', expected: 8, source: 'made up'},
      ],
      presets: [],
      preselection: 'none',
      provenance: 'a test',
    },
    columns: [
      {name: 'jets', label: 'Jets', unit: '', type: 'uint8', step: 1, of: ({jets}) => jets},
      {name: 'mass', label: 'm', unit: 'GeV', type: 'uint16', step: 0.01, of: ({mass}) => mass},
    ],
    rows: [ofProcess(0.01), ofProcess(2)],
    pseudoData: Array.from({length: 20}, (_, i) => event(7 * i)),
  };
}
