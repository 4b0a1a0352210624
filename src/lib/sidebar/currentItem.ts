/** Scrolls a menu, and nothing else, so that the item of the current page is in view; leaves one that is. */
function reveal(menu: HTMLElement): void {
  const item = menu.querySelector('[aria-current="page"]');
  if (!item || item.getClientRects().length === 0) return;
  const shown = menu.getBoundingClientRect();
  const {top, bottom} = item.getBoundingClientRect();
  if (top >= shown.top && bottom <= shown.bottom) return;
  menu.scrollTop += (top + bottom - shown.top - shown.bottom) / 2;
}

/**
 * Brings the item of the current page into view in a menu that scrolls: at once, and again when a
 * category that opens on arrival has unfolded. From the reader's first press or turn of the wheel on,
 * the menu stays where the reader puts it.
 *
 * @returns a function that stops following the menu
 */
export function showCurrentItem(menu: HTMLElement): () => void {
  const following = new AbortController();
  const {signal} = following;
  const stop = (): void => following.abort();
  reveal(menu);
  menu.addEventListener(
    'transitionend',
    ({propertyName}) => {
      if (propertyName === 'height') reveal(menu);
    },
    {signal},
  );
  for (const action of ['pointerdown', 'wheel', 'keydown', 'click']) {
    menu.addEventListener(action, stop, {signal, passive: true});
  }
  return stop;
}
