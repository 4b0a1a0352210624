/** The switch of a guide inside the open app. Without one, the bar contains a link to the page of the guide. */
import {useSyncExternalStore} from 'react';

export interface GuideSwitch {
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

const listeners = new Set<() => void>();
let offered: GuideSwitch | undefined;

/**
 * Registers the switch of an app with the bar.
 *
 * @param next undefined if the app closes
 */
export function offerGuide(next: GuideSwitch | undefined): void {
  offered = next;
  for (const listener of Array.from(listeners)) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useOfferedGuide = (): GuideSwitch | undefined =>
  useSyncExternalStore(
    subscribe,
    () => offered,
    () => undefined,
  );
