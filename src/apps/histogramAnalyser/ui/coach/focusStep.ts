import {focusOnce} from '@site/src/lib/focusOnce';

/** Moves the focus to a step of the guide; the page scrolls only as far as the step is out of the window. */
export function focusStep(step: HTMLElement): void {
  focusOnce(step);
  const {top, bottom} = step.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) step.scrollIntoView({block: 'nearest'});
}

/** True if a part of an element is in the window. */
export function isInWindow(element: Element): boolean {
  const {top, bottom} = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
