import {useCallback, useSyncExternalStore} from 'react';
import type {Colour} from './strokes';

const root = (): HTMLElement => document.documentElement;

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(root(), {attributes: true, attributeFilter: ['data-theme']});
  return () => observer.disconnect();
}

const mode = (): string => root().dataset.theme ?? 'light';

/** The colours of the page as a canvas needs them; another function when the colour mode changes. */
export function useColours(): Colour {
  const theme = useSyncExternalStore(subscribe, mode, () => 'light');
  return useCallback(
    (token) =>
      // Asked for each time: style sheets follow the attribute at once.
      theme === mode() ? getComputedStyle(root()).getPropertyValue(`--${token}`).trim() : '',
    [theme],
  );
}
