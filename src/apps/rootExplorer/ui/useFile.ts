import {useEffect, useState} from 'react';
import type {ExplorerService, OpenFile, Origin, Problem} from '../model/types';
import {problemOf} from './draw/useDrawing';

interface Result {
  readonly origin: Origin;
  readonly opened?: {readonly file: OpenFile; readonly service: ExplorerService};
  readonly problem?: Problem;
}

type FileState =
  | {readonly phase: 'start'; readonly problem: Problem | undefined}
  | {readonly phase: 'opening'; readonly origin: Origin}
  | {readonly phase: 'open'; readonly file: OpenFile; readonly service: ExplorerService};

interface OpeningFile {
  readonly state: FileState;
  readonly open: (origin: Origin) => void;
  /** Cancels the opening, or closes the file. */
  readonly close: () => void;
}

/** The file that is open, or being opened, one at a time. */
export function useFile(
  createService: () => ExplorerService,
  first: Origin | undefined,
): OpeningFile {
  const [asked, setAsked] = useState(first);
  const [result, setResult] = useState<Result>();
  useEffect(() => {
    if (!asked) return undefined;
    let isWanted = true;
    const service = createService();
    service.open(asked).then(
      (file) => isWanted && setResult({origin: asked, opened: {file, service}}),
      (error: unknown) => isWanted && setResult({origin: asked, problem: problemOf(error)}),
    );
    return () => {
      isWanted = false;
      service.close();
    };
  }, [createService, asked]);
  const own = asked && result?.origin === asked ? result : undefined;
  const state: FileState = own?.opened
    ? {phase: 'open', ...own.opened}
    : asked && !own
      ? {phase: 'opening', origin: asked}
      : {phase: 'start', problem: own?.problem};
  return {state, open: setAsked, close: () => setAsked(undefined)};
}
