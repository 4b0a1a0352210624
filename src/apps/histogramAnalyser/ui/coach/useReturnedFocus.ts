import {useEffect, useRef, type RefObject} from 'react';

/** The button of the guide, in the toolbar of the app or in the bar above it. */
const guideButton = 'button[aria-keyshortcuts="G"]';

/**
 * Gives the focus back to the button of the guide when a guide that had it is closed.
 *
 * @param app any element of the app
 * @param isOpen true while a guide is open
 */
export function useReturnedFocus(app: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) {
      const button =
        app.current?.querySelector<HTMLElement>(guideButton) ??
        document.querySelector<HTMLElement>(`[data-app-bar] ${guideButton}`);
      button?.focus({preventScroll: true});
    }
    wasOpen.current = isOpen;
  }, [app, isOpen]);
}
