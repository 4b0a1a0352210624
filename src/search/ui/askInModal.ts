/** Types a question into the modal and sends it, as a user would: it has no other way in. */

const valueProperty = (): PropertyDescriptor | undefined =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

/** Sets the value of a field so that React takes it for typed at the next input event. */
export function setValue(input: HTMLInputElement, value: string): void {
  valueProperty()?.set?.call(input, value);
}

export function askInModal(dialog: HTMLElement, question: string): void {
  const input = dialog.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (!input) return;
  setValue(input, question);
  input.dispatchEvent(new Event('input', {bubbles: true}));
  input.focus();
  setTimeout(() => {
    input.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
  });
}
