/** All that lies behind the menu of small screens. */
const covered =
  '[class*="skipToContent"], .theme-announcement-bar, .navbar__inner, .main-wrapper, .footer';

/**
 * Takes the page behind an open menu out of reach of keyboard and screen reader, moves the focus
 * into the menu, and closes it on Escape.
 *
 * @returns what undoes it all and gives the focus back to where it was
 */
export function coverPage(menu: Element, close: () => void): () => void {
  const before = document.activeElement;
  const behind = Array.from(document.querySelectorAll<HTMLElement>(covered));
  const closeOnEscape = ({key}: KeyboardEvent): void => {
    if (key === 'Escape') close();
  };
  behind.forEach((element) => element.setAttribute('inert', ''));
  document.addEventListener('keydown', closeOnEscape);
  const closeButton = menu.querySelector<HTMLElement>('.navbar-sidebar__close');
  let frame = 0;
  // The menu cannot take the focus before its transition has made it visible.
  const focusWhenVisible = (): void => {
    closeButton?.focus();
    if (closeButton && document.activeElement !== closeButton) {
      frame = requestAnimationFrame(focusWhenVisible);
    }
  };
  focusWhenVisible();
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('keydown', closeOnEscape);
    behind.forEach((element) => element.removeAttribute('inert'));
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}
