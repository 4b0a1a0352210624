/** The events of a teaching sample as the engine takes them. */
import type {DecodedSample} from '@site/src/samples/format/decode';
import {valueReader} from '@site/src/samples/format/stored';
import type {AppDescription} from '../description';
import {EventsError, type Column, type Events} from './events';

function valuesOf(sample: DecodedSample, name: string): Column {
  const column = sample.columns.get(name);
  if (!column) throw new EventsError(`The sample ${sample.manifest.key} has no column ${name}.`);
  const {stored, facts} = column;
  return facts.step === 1 && !(stored instanceof Float32Array)
    ? stored.slice()
    : Float64Array.from(stored, valueReader(facts.step));
}

/**
 * Copies what an app needs of a sample, in the units of its columns. Pseudo-data become the process after
 * the last simulated one.
 *
 * @throws EventsError for a sample that lacks a column, or whose processes or pseudo-data are others
 */
export function eventsOf(sample: DecodedSample, description: AppDescription): Events {
  const {manifest, process, weight} = sample;
  const ids = description.processes.map(({id}) => id);
  if (manifest.processes.map(({id}) => id).join() !== ids.join()) {
    throw new EventsError(
      `The processes of the sample ${manifest.key} do not match those of the app.`,
    );
  }
  if (manifest.pseudoDataRows > 0 !== description.hasPseudoData) {
    throw new EventsError(
      `The sample ${manifest.key} does not match the app: only one of them has pseudo-data.`,
    );
  }
  return {
    columns: Object.fromEntries(
      description.histograms.map(({dimension}) => [dimension, valuesOf(sample, dimension)]),
    ),
    weights: weight.slice(),
    processes: process.map((number) => Math.min(number, ids.length)),
    processCount: ids.length + (description.hasPseudoData ? 1 : 0),
  };
}
