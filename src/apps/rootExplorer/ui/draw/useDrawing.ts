import {useCallback, useEffect, useRef, useState} from 'react';
import {
  ExplorerError,
  type Drawn,
  type DrawRequest,
  type ExplorerService,
  type Problem,
} from '../../model/types';

export interface Drawing {
  /** The last one, perhaps still growing. */
  readonly drawn: Drawn | undefined;
  readonly problem: Problem | undefined;
  readonly isRunning: boolean;
  /** Whether `drawn` answers the last request, and not the one before it. */
  readonly isOwn: boolean;
  /** @param request undefined to draw nothing */
  readonly start: (request: DrawRequest | undefined) => void;
  /** Ends the reading and keeps what there is. */
  readonly stop: () => void;
}

/** What went wrong, in words, whatever was thrown. */
export function problemOf(error: unknown): Problem {
  if (error instanceof ExplorerError) return error;
  const said = error instanceof Error ? error.message : String(error);
  return {
    what: `Could not plot this (${said}).`,
    cure: 'Retry, or open the file again. If it happens again, please report it.',
  };
}

interface Asked {
  readonly request: DrawRequest;
}

interface Ended {
  readonly asked: Asked;
  readonly problem?: Problem;
}

/** One drawing at a time: a new one ends the one before. @param first drawn at once */
export function useDrawing(service: ExplorerService, first: DrawRequest | undefined): Drawing {
  const [asked, setAsked] = useState<Asked | undefined>(first && {request: first});
  const [shown, setShown] = useState<{readonly asked: Asked; readonly drawn: Drawn}>();
  const [ended, setEnded] = useState<Ended>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    if (!asked) return undefined;
    let isWanted = true;
    const own = new AbortController();
    running.current = own;
    const show = (drawn: Drawn): void => setShown({asked, drawn});
    service
      .draw(asked.request, {signal: own.signal, onPart: (part) => isWanted && show(part)})
      .then(
        (done) => {
          if (!isWanted) return;
          show(done);
          setEnded({asked});
        },
        (error: unknown) => isWanted && setEnded({asked, problem: problemOf(error)}),
      );
    return () => {
      isWanted = false;
      own.abort();
    };
  }, [service, asked]);
  const isEnded = ended?.asked === asked;
  return {
    drawn: asked && shown?.drawn,
    isOwn: shown !== undefined && shown.asked === asked,
    problem: isEnded ? ended?.problem : undefined,
    isRunning: asked !== undefined && !isEnded,
    start: useCallback((request) => setAsked(request && {request}), []),
    stop: useCallback(() => running.current?.abort(), []),
  };
}
