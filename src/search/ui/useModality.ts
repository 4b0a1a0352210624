import {useEffect} from 'react';
import {describeModal} from './modal/modalSemantics';
import {chooseHit} from './chooseHit';

/** Everything of the page but the open modal. */
function pageBehind(container: Element): readonly HTMLElement[] {
  const own = container.parentElement;
  return Array.from(document.body.children).filter(
    (element): element is HTMLElement => element instanceof HTMLElement && element !== own,
  );
}

/**
 * Makes the modal one for keyboard and screen reader: names and roles, the page behind out of reach,
 * the focus back where it was. Upstream calls its frame a button, and lets the focus out.
 */
export function useModality(dialog: HTMLElement | null, canAsk: boolean): void {
  useEffect(() => {
    const container = dialog?.parentElement;
    if (!dialog || !container) return undefined;
    const before = document.activeElement?.closest('.DocSearch') ? null : focusedBefore();
    const behind = pageBehind(container).filter((element) => !element.hasAttribute('inert'));
    behind.forEach((element) => element.setAttribute('inert', ''));
    const undo = [describeModal(container), ...(canAsk ? [chooseHit(dialog)] : [])];
    return () => {
      undo.forEach((each) => each());
      behind.forEach((element) => element.removeAttribute('inert'));
      const target = before?.isConnected ? before : openingButton();
      if (document.activeElement === document.body) target?.focus();
    };
  }, [dialog, canAsk]);
}

function openingButton(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.DocSearch-Button');
}

function focusedBefore(): HTMLElement | null {
  const {activeElement} = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body
    ? activeElement
    : null;
}
