import {useSyncExternalStore} from 'react';
import {checksStore, type KeptChecks} from '@site/src/lib/selfChecks/kept';
import {roomForAnswer} from '@site/src/lib/selfChecks/room';
import type {Keeping, KeptState} from '@site/src/lib/storage/KeptStore';

const warnings: Readonly<Record<Keeping, string | undefined>> = {
  kept: undefined,
  blocked:
    'Your browser does not allow this site to store data, so your answers are lost when you close or reload the page.',
  full: 'The browser storage of this site is full, so new answers are lost when you close or reload the page.',
};

let lastCheck: {readonly state: KeptState<KeptChecks>; readonly keeping: Keeping} | undefined;

/** True if the next answer will be kept, found out again after each change. */
function keepingOfNext(): Keeping {
  const state = checksStore.current();
  if (lastCheck?.state !== state) {
    lastCheck = {state, keeping: state.keeping === 'kept' ? roomForAnswer() : state.keeping};
  }
  return lastCheck.keeping;
}

/** The warning to users whose answers will be lost; undefined if they are kept, and on the server. */
export const useStorageWarning = (): string | undefined =>
  warnings[useSyncExternalStore(checksStore.subscribe, keepingOfNext, () => 'kept' as const)];
