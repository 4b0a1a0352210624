import {useCallback, useSyncExternalStore} from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** A parameter of the page's address, and a way to change it that adds no step to the history. */
export function useQueryParameter(name: string): readonly [string, (value: string) => void] {
  const read = (): string => new URLSearchParams(window.location.search).get(name) ?? '';
  const value = useSyncExternalStore(subscribe, read, () => '');
  const change = useCallback(
    (next: string) => {
      const address = new URL(window.location.href);
      if (next === '') address.searchParams.delete(name);
      else address.searchParams.set(name, next);
      window.history.replaceState(window.history.state, '', address);
      for (const listener of Array.from(listeners)) listener();
    },
    [name],
  );
  return [value, change];
}
