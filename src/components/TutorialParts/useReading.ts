import {useSyncExternalStore} from 'react';
import {useLocation} from '@docusaurus/router';
import {readingStore, withPage, type PageReading, type Reading} from './kept';

interface Using {
  readonly reading: PageReading;
  readonly keep: (state: PageReading) => void;
  readonly forget: () => void;
}

const {subscribe, current} = readingStore;
const beforeReading: Reading = {};
const nothing: PageReading = {at: '', read: []};

/** The progress on this page that the browser keeps; none on the server. */
export function useReading(): Using {
  const {pathname: page} = useLocation();
  const all = useSyncExternalStore(
    subscribe,
    () => current().kept,
    () => beforeReading,
  );
  const change = (state: PageReading | null): void =>
    readingStore.change(withPage(current().kept, page, state));
  return {reading: all[page] ?? nothing, keep: change, forget: () => change(null)};
}
