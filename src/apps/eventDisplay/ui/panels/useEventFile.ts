import {useEffect, useRef, useState} from 'react';
import {fetchInWorker} from '@site/src/kit/userFile/fetchInWorker';
import {UserFileError, type Problem} from '@site/src/kit/userFile/problem';
import {readEventId, type EventId} from '@site/src/samples/eventId';
import {SampleFailure, loadSample} from '@site/src/samples/loadSample';
import {dataProcess} from '@site/src/samples/sample';
import {eventOfRow, isDrawnSample} from '../../model/fromSample';
import {PhoenixError} from '../../model/phoenix/PhoenixError';
import {readPhoenix} from '../../model/phoenix/read';
import type {OpenedFile} from '../display';

/** Why there is no such event, with what to do instead. */
class SampleEventError extends Error {
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
 * @param folder URL of the samples, with a slash at its end
 * @throws SampleEventError, and what `loadSample` throws
 */
async function sampleEvent(text: string, folder: string): Promise<OpenedFile> {
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

/** Reads files of events for a reader. */
export interface EventFileReader {
  readonly problem: Problem | undefined;
  readonly isReading: boolean;
  readonly openFile: (file: File) => void;
  readonly openAddress: (typed: string) => void;
  /** By the name of an event, from the folder of the samples. */
  readonly openSampleEvent: (text: string, folder: string) => void;
  readonly forget: () => void;
}

function problemOf(error: unknown): Problem {
  if (error instanceof UserFileError) return {what: error.what, advice: error.advice};
  if (error instanceof SampleEventError) return {what: error.what, advice: error.advice};
  if (error instanceof SampleFailure) {
    return {
      what: 'Could not load the sample of this event.',
      advice: 'Check your connection, and reload the page.',
    };
  }
  if (error instanceof PhoenixError) {
    return {what: 'Could not open this file.', advice: error.message};
  }
  return {
    what: 'The browser could not read the file.',
    advice: 'Check that the file still exists, and retry.',
  };
}

const eventsOf = async (blob: Blob, name: string): Promise<OpenedFile> => ({
  name,
  ...readPhoenix(await blob.text()),
});

async function fetched(typed: string): Promise<OpenedFile> {
  const {blob, name} = await fetchInWorker(typed, window.location.href);
  return eventsOf(blob, name);
}

/** From the device of the reader or from an address; the last file that was requested counts. */
export function useEventFile(onFile: (file: OpenedFile) => void): EventFileReader {
  const [problem, setProblem] = useState<Problem>();
  const [isReading, setIsReading] = useState(false);
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );
  async function open(reading: Promise<OpenedFile>): Promise<void> {
    turn.current += 1;
    const own = turn.current;
    setProblem(undefined);
    setIsReading(true);
    try {
      const file = await reading;
      if (own === turn.current) onFile(file);
    } catch (error) {
      if (own === turn.current) setProblem(problemOf(error));
    } finally {
      if (own === turn.current) setIsReading(false);
    }
  }
  return {
    problem,
    isReading,
    openFile: (file) => void open(eventsOf(file, file.name)),
    openAddress: (typed) => void open(fetched(typed)),
    openSampleEvent: (text, folder) => void open(sampleEvent(text, folder)),
    forget: () => setProblem(undefined),
  };
}
