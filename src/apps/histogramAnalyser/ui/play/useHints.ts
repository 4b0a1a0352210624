import {useState} from 'react';
import type {Challenge} from '../../model/description';
import {hintsOf} from '../../model/cuts/hints';
import type {Analyser} from '../analyser';

interface HintState {
  readonly hints: readonly string[];
  /** Number of hints that the user has requested. */
  readonly shown: number;
  /** The analysis that they are about. */
  readonly state: string;
}

export interface Hints {
  readonly shown: readonly string[];
  /** Whether they are about cuts that have changed since. */
  readonly isOld: boolean;
  readonly hasMore: boolean;
  readonly requestHint: () => void;
}

/** Hints one after another, about the cuts at the time of the first; changed cuts start the hints again. */
export function useHints(analyser: Analyser, challenge: Challenge): Hints {
  const [asked, setAsked] = useState<HintState | null>(null);
  const {cuts, luminosity, shown: processes, options} = analyser.analysis;
  const state = JSON.stringify([
    challenge.id,
    Array.from(cuts),
    luminosity,
    processes,
    Array.from(options),
  ]);
  const isOld = asked !== null && asked.state !== state;
  const requestHint = (): void => {
    if (!analyser.isSettled) return;
    if (asked && !isOld) setAsked({...asked, shown: asked.shown + 1});
    else setAsked({hints: hintsOf(analyser, challenge), shown: 1, state});
  };
  const shown = asked?.hints.slice(0, asked.shown) ?? [];
  return {shown, isOld, hasMore: isOld || !asked || asked.shown < asked.hints.length, requestHint};
}
