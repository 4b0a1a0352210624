/** A query of nothing but spaces is none: not in the field of the modal, nor on the search page. */
import {setValue} from './askInModal';
import {forgetOutcome} from './outcomes';

const isBlank = (text: string): boolean => text !== '' && text.trim() === '';

const fieldOf = (dialog: HTMLElement): HTMLInputElement | null =>
  dialog.querySelector('.DocSearch-Input');

/**
 * Keeps the field of the modal empty while nothing but spaces is typed, and forgets the outcome of a
 * search whose query was cleared, until the function that it returns is called.
 */
export function keepBlankEmpty(dialog: HTMLElement): () => void {
  const clean = ({target, isComposing}: InputEvent): void => {
    const field = fieldOf(dialog);
    if (!field || target !== field || isComposing || field.value.trim()) return;
    if (field.value) setValue(field, '');
    forgetOutcome();
  };
  // What is selected on the page is the first query: here it would be line breaks and spaces.
  if (isBlank(window.getSelection()?.toString() ?? '')) fieldOf(dialog)?.form?.reset();
  dialog.addEventListener('input', clean as EventListener, {capture: true});
  dialog.addEventListener('reset', forgetOutcome, {capture: true});
  return () => {
    dialog.removeEventListener('input', clean as EventListener, {capture: true});
    dialog.removeEventListener('reset', forgetOutcome, {capture: true});
  };
}
