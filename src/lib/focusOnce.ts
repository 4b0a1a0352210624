/** Moves the focus to an element that is not in the tab order, and does not add it. */
export function focusOnce(element: HTMLElement | null): void {
  if (!element) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
  element.focus({preventScroll: true});
}
