/** The events of a sample that was just made, without writing and reading it. */
import {storedNumber, valueReader} from '@site/src/samples/format/stored';
import type {Column as SampleColumn, Sample} from '@site/src/samples/sample';
import type {AppDescription} from '../description';
import {EventsError, type Column, type Events} from './events';

function valuesOf<Event>(
  column: SampleColumn<Event>,
  events: readonly Event[],
  key: string,
): Column {
  const {type, step, of} = column;
  const stored = events.map((event) => {
    const value = of(event);
    if (Number.isNaN(value)) throw new EventsError(`${column.name} of ${key} is not a number.`);
    return storedNumber(column, value);
  });
  if (step !== 1) return Float64Array.from(stored, valueReader(step));
  return type === 'uint8' ? Uint8Array.from(stored) : Uint16Array.from(stored);
}

/**
 * What `eventsOf` gives for a sample that was written and read: the same columns with the same rounding,
 * pseudo-data as the process after the last simulated one.
 *
 * @throws EventsError for a sample that lacks a column, or whose processes are others
 */
export function madeEvents<Event>(
  {info, columns, rows, pseudoData}: Sample<Event>,
  {processes, histograms}: Pick<AppDescription, 'processes' | 'histograms'>,
): Events {
  if (info.processes.map(({id}) => id).join() !== processes.map(({id}) => id).join()) {
    throw new EventsError(`The processes of the sample ${info.key} do not match those of the app.`);
  }
  const simulated = rows.flat();
  const events = [...simulated.map(({event}) => event), ...pseudoData];
  const weights = new Float32Array(events.length).fill(1);
  weights.set(simulated.map(({weight}) => weight));
  const numbers = new Uint8Array(events.length).fill(rows.length);
  numbers.set(rows.flatMap((ofProcess, number) => ofProcess.map(() => number)));
  return {
    columns: Object.fromEntries(
      histograms.map(({dimension}) => {
        const column = columns.find(({name}) => name === dimension);
        if (!column) throw new EventsError(`The sample ${info.key} has no column ${dimension}.`);
        return [dimension, valuesOf(column, events, info.key)];
      }),
    ),
    weights,
    processes: numbers,
    processCount: rows.length + (pseudoData.length > 0 ? 1 : 0),
  };
}
