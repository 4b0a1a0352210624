/**
 * Adds to a navbar dropdown the keys that upstream lacks, by way of the one that it has: Enter on
 * the button toggles the menu, so Space and assistive clicks are passed on as Enter.
 *
 * @param dropdown - an element that holds one dropdown: its button and its menu
 * @param dismissedClass - set while a menu that is open by hover alone has been closed by Escape
 * @returns a function that stops listening
 */
export function listenToDropdownKeys(dropdown: HTMLElement, dismissedClass: string): () => void {
  const button = dropdown.querySelector<HTMLElement>('[aria-haspopup]');
  if (!button) return () => undefined;

  const isOpen = (): boolean => button.getAttribute('aria-expanded') === 'true';
  const toggle = (): void => {
    button.dispatchEvent(
      new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}),
    );
  };
  const dismiss = (): void => {
    if (isOpen()) toggle();
    if (dropdown.contains(document.activeElement)) button.focus();
    dropdown.classList.add(dismissedClass);
  };
  const restore = (): void => {
    dropdown.classList.remove(dismissedClass);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    restoreOnOpen(event);
    if (event.key === ' ' && event.target === button) {
      event.preventDefault();
      toggle();
    }
  };
  const restoreOnOpen = ({key}: KeyboardEvent): void => {
    if (key === ' ' || key === 'Enter') restore();
  };
  const onEscape = ({key}: KeyboardEvent): void => {
    if (key === 'Escape' && (isOpen() || dropdown.matches(':hover'))) dismiss();
  };
  const onClick = ({detail, target}: MouseEvent): void => {
    const byAssistiveTechnology = detail === 0;
    if (byAssistiveTechnology && target instanceof Node && button.contains(target)) toggle();
  };

  dropdown.addEventListener('keydown', onKeyDown);
  dropdown.addEventListener('click', onClick);
  dropdown.addEventListener('mouseleave', restore);
  document.addEventListener('keydown', onEscape);
  return () => {
    dropdown.removeEventListener('keydown', onKeyDown);
    dropdown.removeEventListener('click', onClick);
    dropdown.removeEventListener('mouseleave', restore);
    document.removeEventListener('keydown', onEscape);
  };
}
