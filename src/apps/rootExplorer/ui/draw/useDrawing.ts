import {useCallback, useEffect, useRef, useState} from 'react';
import {
  ExplorerError,
  type DrawResult,
  type DrawRequest,
  type ExplorerService,
  type Problem,
} from '../../model/types';

export interface Drawing {
  /** The last one, perhaps still growing. */
  readonly drawn: DrawResult | undefined;
  readonly problem: Problem | undefined;
  readonly isRunning: boolean;
  /** Whether `drawn` answers the last request, and not the one before it. */
  readonly isOwn: boolean;
  /** @param request undefined to draw nothing */
  readonly start: (request: DrawRequest | undefined) => void;
  /** Ends the reading and keeps what there is. */
  readonly stop: () => void;
}

/** The problem to show for any error. */
export function problemOf(error: unknown): Problem {
  if (error instanceof ExplorerError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return {
    what: `Could not create the plot (${message}).`,
    advice: 'Retry, or open the file again. If it happens again, please report it.',
  };
}

interface DrawTask {
  readonly request: DrawRequest;
}

interface DrawOutcome {
  readonly task: DrawTask;
  readonly problem?: Problem;
}

/** One drawing at a time: a new one ends the one before. @param first drawn at once */
export function useDrawing(service: ExplorerService, first: DrawRequest | undefined): Drawing {
  const [task, setTask] = useState<DrawTask | undefined>(first && {request: first});
  const [shown, setShown] = useState<{readonly task: DrawTask; readonly drawn: DrawResult}>();
  const [ended, setEnded] = useState<DrawOutcome>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    if (!task) return undefined;
    let isWanted = true;
    const own = new AbortController();
    running.current = own;
    const show = (drawn: DrawResult): void => setShown({task, drawn});
    service.draw(task.request, {signal: own.signal, onPart: (part) => isWanted && show(part)}).then(
      (done) => {
        if (!isWanted) return;
        show(done);
        setEnded({task});
      },
      (error: unknown) => isWanted && setEnded({task, problem: problemOf(error)}),
    );
    return () => {
      isWanted = false;
      own.abort();
    };
  }, [service, task]);
  const isEnded = ended?.task === task;
  return {
    drawn: task && shown?.drawn,
    isOwn: shown !== undefined && shown.task === task,
    problem: isEnded ? ended?.problem : undefined,
    isRunning: task !== undefined && !isEnded,
    start: useCallback((request) => setTask(request && {request}), []),
    stop: useCallback(() => running.current?.abort(), []),
  };
}
