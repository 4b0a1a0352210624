import {useEffect, useRef, useState} from 'react';
import {fetchInWorker} from '@site/src/kit/userFile/fetchInWorker';
import {UserFileError, type Problem} from '@site/src/kit/userFile/problem';
import {PhoenixError} from '../../model/phoenix/PhoenixError';
import {readPhoenix} from '../../model/phoenix/read';
import {SampleFailure} from '@site/src/samples/loadSample';
import type {OpenedFile} from '../display';
import {sampleEvent, SampleEventError} from '../events/sampleEvent';

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
