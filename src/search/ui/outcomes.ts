/** Outcome of the last search, for the texts of the interface next to its list of hits. */
import {useSyncExternalStore} from 'react';
import type {AnswerCard} from '../cards/types';
import {SearchError, type SearchFailure} from '../local/service/searchError';

export interface Outcome {
  readonly query: string;
  /** Hits on all pages of results. */
  readonly total: number;
  /** Other queries that find something, where this one found nothing. */
  readonly suggestions: readonly string[];
  /** Answers the query. */
  readonly card?: AnswerCard;
  /** Note on how the query was read, if that differs from the typed text. */
  readonly note: string;
  /** Why there is no answer; `provider` if the hosted search gave none. */
  readonly failure?: SearchFailure | 'provider';
}

const listeners = new Set<() => void>();
let last: Outcome | undefined;
let started = 0;
let remembered = 0;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function notify(): void {
  listeners.forEach((listener) => listener());
}

interface RunningSearch {
  /** Remembers the outcome, unless that of a later search is there. May be called again when more is known. */
  remember(outcome: Outcome): void;
  /** Resolves when its results may be shown: of several first searches only the last has a turn. */
  turn(): Promise<void>;
}

/** True while a search runs and no earlier outcome is there to be shown. */
const isFirstRunning = (): boolean => started > remembered && last === undefined;

export function beginSearch(): RunningSearch {
  started += 1;
  const mine = started;
  notify();
  return {
    remember(outcome) {
      if (mine < remembered) return;
      remembered = mine;
      last = outcome;
      notify();
    },
    turn: () =>
      new Promise((resolve) => {
        const check = (): void => {
          if (mine < started && isFirstRunning()) return;
          stop();
          resolve();
        };
        const stop = subscribe(check);
        check();
      }),
  };
}

/** Forgets the last outcome, and those of searches that have not ended: nobody waits for them any more. */
export function forgetOutcome(): void {
  started += 1;
  remembered = started;
  last = undefined;
  notify();
}

export function lastOutcome(): Outcome | undefined {
  return last;
}

/** The outcome of the last search, kept current; with a query, only if it was searched for last. */
export function useOutcome(query?: string): Outcome | undefined {
  const outcome = useSyncExternalStore(subscribe, lastOutcome, () => undefined);
  return query === undefined || outcome?.query === query ? outcome : undefined;
}

/** True while the first search runs, such as when the index is still loading. */
export function useIsLoading(): boolean {
  return useSyncExternalStore(subscribe, isFirstRunning, () => false);
}

export function failureOf(error: unknown): Outcome['failure'] {
  return error instanceof SearchError ? error.kind : 'provider';
}
