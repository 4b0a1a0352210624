/** Brings the event that a row of a teaching sample stands for. */
import {readEventId, type EventId} from '@site/src/samples/eventId';
import {loadSample} from '@site/src/samples/loadSample';
import {dataProcess} from '@site/src/samples/sample';
import {eventOfRow, isDrawnSample} from '../../model/fromSample';
import type {OpenedFile} from '../display';

/** Why there is no such event, with what to do instead. */
export class SampleEventError extends Error {
  override readonly name = 'SampleEventError';

  constructor(
    readonly what: string,
    readonly advice: string,
  ) {
    super(`${what} ${advice}`);
  }
}

const advice = 'Go back to the histograms, and select the event from its bin again.';

function named(text: string): EventId {
  const id = readEventId(text);
  if (!id || !isDrawnSample(id.key)) {
    throw new SampleEventError(`“${text}” is not an event in our samples.`, advice);
  }
  return id;
}

/**
 * @param text the name of the event
 * @param folder address of the samples, with a slash at its end
 * @throws SampleEventError, and what `loadSample` throws
 */
export async function sampleEvent(text: string, folder: string): Promise<OpenedFile> {
  const {key, version, row} = named(text);
  const sample = await loadSample(folder, key);
  if (sample.manifest.version !== version) {
    throw new SampleEventError(
      'The sample has been regenerated since this link was created.',
      advice,
    );
  }
  if (!isDrawnSample(key) || row >= sample.rows) {
    throw new SampleEventError(`The sample has no row ${row}.`, advice);
  }
  if (sample.manifest.recorded && sample.process[row] === dataProcess) {
    throw new SampleEventError(
      'This event was recorded by ATLAS, and the sample contains no tracks or clusters for it.',
      'Select a simulated event.',
    );
  }
  const {title} = sample.manifest;
  const event = eventOfRow(key, row, sample.columns);
  return {name: title, events: [event], notes: [], sampleEvent: text};
}
