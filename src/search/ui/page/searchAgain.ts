/** Repeats the query of the search page, which upstream searches for only when it changes. */
import {useSyncExternalStore} from 'react';
import {forgetOutcome} from '../outcomes';

const listeners = new Set<() => void>();
let isHeld = false;

function hold(value: boolean): void {
  isHeld = value;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** True for the moment in which the page must see no query. */
export function useIsHeld(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isHeld,
    () => false,
  );
}

/** Has the page search for its query again. */
export function searchAgain(): void {
  forgetOutcome();
  hold(true);
  setTimeout(() => hold(false));
}
