/** A simulated sample with recorded events as its data: the only place where the two meet. */
import type {Column, Sample} from '../sample';
import {recordedFactsSchema} from './facts';
import type {RecordedColumns} from './readSelected';
import type {RecordedManifest} from './recordedManifest';

/** Recorded events of an analyser, as `npm run samples:recorded` writes them. */
export interface RecordedSample {
  readonly manifest: RecordedManifest;
  readonly columns: RecordedColumns;
}

/** A row of recorded events, which has its values in the columns. */
interface RecordedRow {
  readonly recordedRow: number;
}

const isRecorded = (event: unknown): event is RecordedRow =>
  typeof event === 'object' && event !== null && 'recordedRow' in event;

/** Simulated samples have versions below this; a class code has room for twice as many. */
const firstVersion = 32;

const versionOf = ({sha256}: RecordedManifest): string =>
  String(firstVersion + (Number.parseInt(sha256.slice(0, 6), 16) % firstVersion));

/**
 * The sample with recorded events, which replace its pseudo-data. The simulation is scaled to the luminosity of the
 * data, and the version names the data, so that results and event names of the two differ.
 *
 * @throws RangeError if the recorded events belong to another analyser, or lack one of its columns
 */
export function withRecorded<Event>(
  {info, columns, rows}: Sample<Event>,
  {manifest, columns: values}: RecordedSample,
): Sample<Event | RecordedRow> {
  if (manifest.key !== info.key || manifest.energy !== info.energy) {
    throw new RangeError(
      `The recorded data of ${manifest.key} at ${manifest.energy} TeV do not match those of ${info.key}.`,
    );
  }
  const factor = manifest.luminosity / info.luminosity;
  const both = columns.map((column): Column<Event | RecordedRow> => {
    const recorded = values.get(column.name);
    if (!recorded) throw new RangeError(`Recorded data of ${info.key} have no ${column.name}.`);
    return {
      ...column,
      of: (event) =>
        isRecorded(event) ? (recorded[event.recordedRow] as number) : column.of(event),
    };
  });
  return {
    info: {
      ...info,
      version: versionOf(manifest),
      luminosity: manifest.luminosity,
      processes: info.processes.map((process) => ({
        ...process,
        expected: process.expected * factor,
      })),
      recorded: {...recordedFactsSchema.parse(manifest), simulatedVersion: info.version},
    },
    columns: both,
    rows: rows.map((ofProcess) =>
      ofProcess.map(({event, weight}) => ({event, weight: weight * factor})),
    ),
    pseudoData: Array.from({length: manifest.rows}, (_, recordedRow) => ({recordedRow})),
  };
}
