/** Values that the open app gives to the bar above it, such as a function that opens its guide. */
import {useSyncExternalStore} from 'react';

interface BarOffer<Value> {
  /** @param next undefined if the app closes */
  readonly give: (next: Value | undefined) => void;
  /** Returns the present value in a component; undefined without one. */
  readonly useGiven: () => Value | undefined;
}

export function createBarOffer<Value>(): BarOffer<Value> {
  const listeners = new Set<() => void>();
  let given: Value | undefined;
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    give: (next) => {
      given = next;
      for (const listener of Array.from(listeners)) listener();
    },
    useGiven: () =>
      useSyncExternalStore(
        subscribe,
        () => given,
        () => undefined,
      ),
  };
}
