import type {MouseEvent, ReactNode} from 'react';
import {focusStep} from './focusStep';
import styles from '../AnalyserView.module.css';

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
