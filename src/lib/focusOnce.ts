/** Moves the focus to an element that is no stop of the keyboard, and does not make it one. */
export function focusOnce(element: HTMLElement | null): void {
  if (!element) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
  element.focus({preventScroll: true});
}
