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

/** Gives a function that remembers the outcome of a search that begins now, unless a later one has. */
export function beginSearch(): (outcome: Outcome) => void {
  started += 1;
  const mine = started;
  return (outcome) => {
    if (mine < remembered) return;
    remembered = mine;
    last = outcome;
    listeners.forEach((listener) => listener());
  };
}

/** Forgets the last outcome, and those of searches that have not ended: nobody waits for them any more. */
export function forgetOutcome(): void {
  beginSearch();
  remembered = started;
  last = undefined;
  listeners.forEach((listener) => listener());
}

export function lastOutcome(): Outcome | undefined {
  return last;
}

/** The outcome of the last search, kept current; with a query, only if it was searched for last. */
export function useOutcome(query?: string): Outcome | undefined {
  const outcome = useSyncExternalStore(subscribe, lastOutcome, () => undefined);
  return query === undefined || outcome?.query === query ? outcome : undefined;
}

export function failureOf(error: unknown): Outcome['failure'] {
  return error instanceof SearchError ? error.kind : 'provider';
}
