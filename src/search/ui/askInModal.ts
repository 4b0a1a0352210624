/** Writes into the field of the modal, which has no other way in. */

const valueProperty = (): PropertyDescriptor | undefined =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

/** Sets the value of a field so that React takes it for typed at the next input event. */
export function setValue(input: HTMLInputElement, value: string): void {
  valueProperty()?.set?.call(input, value);
}

/** Types a query into the modal, as a user would. */
export function typeInModal(dialog: HTMLElement, query: string): HTMLInputElement | null {
  const input = dialog.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (!input) return null;
  setValue(input, query);
  input.dispatchEvent(new Event('input', {bubbles: true}));
  input.focus();
  return input;
}

/** Types a question into the modal and sends it. */
export function askInModal(dialog: HTMLElement, question: string): void {
  const input = typeInModal(dialog, question);
  setTimeout(() => {
    input?.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
  });
}
