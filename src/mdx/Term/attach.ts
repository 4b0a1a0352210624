/** In ms: a pointer that passes by opens nothing, and one that crosses a gap closes nothing. */
const openingDelay = 120;
const closingDelay = 250;

/** Closes what is shown now: one definition is shown at a time. */
let closeShown: (() => void) | undefined;

/**
 * Shows something beside a word while the pointer or the keyboard's focus is on either, and from tap
 * to tap. Escape closes it.
 *
 * @param area holds the word, a link, and what is shown
 * @param onChange is told whether to show it
 * @returns takes it back
 */
export function attach(area: HTMLElement, onChange: (isShown: boolean) => void): () => void {
  const controller = new AbortController();
  const {signal} = controller;
  let timer = 0;
  let isShown = false;
  let pointer = '';

  function set(next: boolean): void {
    window.clearTimeout(timer);
    if (next === isShown) return;
    if (next) closeShown?.();
    isShown = next;
    closeShown = next ? close : undefined;
    onChange(next);
  }
  function close(): void {
    set(false);
  }
  function later(next: boolean, delay: number): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => set(next), delay);
  }
  const hasFocus = (): boolean => area.querySelector(':focus-visible') !== null;
  const isInside = (target: EventTarget | null): boolean => area.contains(target as Node | null);

  function on<K extends keyof HTMLElementEventMap>(
    target: EventTarget | null,
    type: K,
    handle: (event: HTMLElementEventMap[K]) => void,
  ): void {
    target?.addEventListener(type, handle as EventListener, {signal});
  }

  on(area, 'pointerenter', ({pointerType}) => {
    if (pointerType !== 'touch') later(true, openingDelay);
  });
  on(area, 'pointerleave', ({pointerType}) => {
    if (pointerType !== 'touch') later(hasFocus(), closingDelay);
  });
  on(area, 'focusin', () => hasFocus() && set(true));
  // A press on plain text takes the focus to nowhere: whether it was outside is told by the press.
  on(area, 'focusout', ({relatedTarget}) => relatedTarget && !isInside(relatedTarget) && close());
  on(area, 'pointerdown', ({pointerType}) => (pointer = pointerType));
  on(area.firstElementChild, 'click', (event) => {
    if (pointer !== 'touch') return;
    event.preventDefault();
    set(!isShown);
  });
  on(document, 'pointerdown', ({target}) => !isInside(target) && close());
  on(document, 'keydown', ({key}) => key === 'Escape' && close());

  return () => {
    close();
    controller.abort();
  };
}
