/** Types a question into the modal and sends it, as a reader would: it has no other way in. */
const valueOf = (): PropertyDescriptor | undefined =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

export function askInModal(dialog: HTMLElement, question: string): void {
  const input = dialog.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (!input) return;
  valueOf()?.set?.call(input, question);
  input.dispatchEvent(new Event('input', {bubbles: true}));
  input.focus();
  setTimeout(() => {
    input.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
  });
}
