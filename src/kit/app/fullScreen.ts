/** Full screen for an app. Escape leaves it, too: that key belongs to the browser. */
import {Maximize, Minimize} from 'lucide-react';
import {useSyncExternalStore} from 'react';
import {appInUse} from './useShortcuts';

/** On the page of an app the page with its bar, else the app that is in use. */
const target = (): Element | null =>
  document.querySelector('[data-app-bar]') ? document.documentElement : appInUse();

/** Turns full screen on or off; nothing happens if the browser refuses. */
export async function toggleFullScreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await target()?.requestFullscreen();
  } catch {
    // The browser or the page around this one does not allow it: the app stays as it is.
  }
}

export const fullScreenShortcut = {
  keys: ['F'],
  label: 'Turn full screen on or off; Escape also exits it',
  run: (): void => void toggleFullScreen(),
} as const;

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

/** Returns the state of full screen; it is not possible in every browser, nor in every frame. */
export const useFullScreen = (): {readonly isPossible: boolean; readonly isOn: boolean} => ({
  isPossible: useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled,
    () => false,
  ),
  isOn: useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  ),
});

/** A button of the toolbar in a page with other contents; alone, the bar has it. */
export const fullScreenTool = (isOn: boolean) => ({
  label: isOn ? 'Exit full screen' : 'Full screen',
  Icon: isOn ? Minimize : Maximize,
  shortcut: fullScreenShortcut,
  isIdle: () => false,
  run: fullScreenShortcut.run,
});
