import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {areSame, type Filter} from '../../model/cuts/filters';

/** How long to wait for an answer to a finished move before the cut of the plot is shown again. */
const patience = 1_000;

export type OnCut = (filter: Filter | null, isMoving: boolean) => void;

export interface CutControl {
  /** As it is to be drawn now. */
  readonly cut: Filter | undefined;
  /** More changes will follow. */
  readonly isMoving: boolean;
  /** Goes on with a move, or begins one. */
  readonly move: (filter: Filter | null) => void;
  /** Ends a move where it stands; without one it does nothing. */
  readonly settle: () => void;
  /** Ends a move after some milliseconds, unless it goes on. */
  readonly settleAfter: (milliseconds: number) => void;
  /** Ends a move where it began. */
  readonly cancel: () => void;
  /** In one step. */
  readonly set: (filter: Filter | null) => void;
}

interface LocalCut {
  readonly cut: Filter | undefined;
  readonly isMoving: boolean;
}

/**
 * The cut of a plot while it is being changed. It is drawn at once, although sums and the cut of the plot
 * come a moment later.
 *
 * @param subject the quantity, if it can change: settle before, and the next one starts with its own cut
 */
export function useCut(plotCut: Filter | undefined, onCut: OnCut, subject?: string): CutControl {
  const [own, setOwn] = useState<LocalCut>();
  const [current, setCurrent] = useState(subject);
  if (current !== subject) {
    setCurrent(subject);
    setOwn(undefined);
  }
  const move = useRef<{readonly start: Filter | undefined; last: Filter | null}>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({told: plotCut, onCut});
  useEffect(() => {
    latest.current = {told: plotCut, onCut};
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  if (own && !own.isMoving && areSame(own.cut, plotCut)) setOwn(undefined);
  useEffect(() => {
    if (!own || own.isMoving) return undefined;
    const giveUp = setTimeout(setOwn, patience);
    return () => clearTimeout(giveUp);
  }, [own]);

  const report = useCallback((filter: Filter | null, isMoving: boolean) => {
    clearTimeout(timer.current);
    setOwn({cut: filter ?? undefined, isMoving});
    latest.current.onCut(filter, isMoving);
  }, []);
  const controls = useMemo(() => {
    const settle = (): void => {
      if (!move.current) return;
      const {last} = move.current;
      move.current = undefined;
      report(last, false);
    };
    return {
      move(filter: Filter | null) {
        move.current = {
          start: move.current ? move.current.start : latest.current.told,
          last: filter,
        };
        report(filter, true);
      },
      settle,
      settleAfter(milliseconds: number) {
        clearTimeout(timer.current);
        timer.current = setTimeout(settle, milliseconds);
      },
      cancel() {
        if (!move.current) return;
        const {start} = move.current;
        move.current = undefined;
        report(start ?? null, false);
      },
      set(filter: Filter | null) {
        move.current = undefined;
        report(filter, false);
      },
    };
  }, [report]);
  return {cut: own ? own.cut : plotCut, isMoving: own?.isMoving ?? false, ...controls};
}
