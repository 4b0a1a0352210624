import {useSyncExternalStore} from 'react';
import {checksStore, type KeptChecks} from '@site/src/lib/selfChecks/kept';
import {afterAnswer, type CheckedAnswer} from '@site/src/lib/selfChecks/schedule';
import type {KeptState} from '@site/src/lib/storage/KeptStore';

const {subscribe, current, change} = checksStore;
const beforeReading: KeptState<KeptChecks> = {kept: {records: {}}, keeping: 'kept'};

/** The answers that the browser keeps; none on the server. */
export const useKeptChecks = (): KeptState<KeptChecks> =>
  useSyncExternalStore(subscribe, current, () => beforeReading);

/** Adds an answer to what is kept about a question. */
export function keepAnswer(id: string, answer: CheckedAnswer): void {
  const {kept} = current();
  change({...kept, records: {...kept.records, [id]: afterAnswer(kept.records[id], answer)}});
}

/** Keeps a name for the certificate, or forgets it. */
export function keepName(name: string | undefined): void {
  const {records} = current().kept;
  change(name === undefined ? {records} : {records, name});
}

/** Deletes all answers, and the name. */
export const deleteChecks = (): void => change({records: {}});
