/** Ways from the app to its guide and back: a skip link, a button of the toolbar, the focus. */
import {useEffect, useRef, type MouseEvent, type ReactNode, type RefObject} from 'react';
import {BookOpen} from 'lucide-react';
import styles from '../AnalyserView.module.css';
import type {Analyser} from '../analyser';
import {focusStep} from './focusStep';

/** The current step or the end of the open guide, or else the control that opens the guide; the first visible one. */
const places = [
  '[aria-label^="Guide: "] [aria-current="step"]',
  '[aria-label^="Guide: "] footer',
  '[data-opens="guide"]',
];

/** Moves the focus to the guide in an app, and brings it into view. */
function focusGuide(app: Element): void {
  const target = places
    .flatMap((place) => Array.from(app.querySelectorAll<HTMLElement>(place)))
    .find((element) => element.getClientRects().length > 0);
  if (!target) return;
  if (target.matches('button')) target.focus();
  else focusStep(target);
}

function skip({currentTarget}: MouseEvent<HTMLElement>): void {
  const {parentElement: app} = currentTarget;
  if (app) focusGuide(app);
}

/** The first control of an app with an open guide, seen with the focus: it skips the tools and the plots. */
export const SkipToGuide = (): ReactNode => (
  <button type="button" className={styles.skip} onClick={skip}>
    Skip to the guide
  </button>
);

/** The button of the guide in the toolbar, for apps without an app bar. */
export const guideTool = {
  label: 'Guide',
  Icon: BookOpen,
  shortcut: {keys: ['G']},
  isIdle: () => false,
  run: ({guide}: Analyser) => guide?.toggle(),
};

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
