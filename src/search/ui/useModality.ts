import {useEffect} from 'react';
import {describeModal} from './modal/modalSemantics';
import {lastOutcome} from './outcomes';

const isQuestion = (query: string): boolean => query.trim().endsWith('?');

const press = (input: HTMLElement, key: string): boolean =>
  input.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));

interface Offer {
  readonly id: string;
  /** The query that the list on the screen belongs to. */
  readonly query: string;
}

function offerOf(dialog: HTMLElement): Offer | undefined {
  const item = dialog.querySelector('.DocSearch-AskAi-Section .DocSearch-Hit');
  const query = item?.querySelector('.DocSearch-Hit-AskAIButton-title-query')?.textContent;
  return item && query ? {id: item.id, query} : undefined;
}

/**
 * Chooses the first hit instead of the offer to ask, which upstream puts first: someone who types a
 * word and presses Enter requires the page. A query with a question mark keeps the offer. Enter that
 * comes before the hits, as on a slow device, is kept for them; upstream drops it, or opens a hit of
 * the query before. Does nothing where there is no offer to ask. Goes on, once for each query, until
 * the function that it returns is called.
 */
function chooseHit(dialog: HTMLElement): () => void {
  let chosenFor: string | undefined;
  let enteredFor: string | undefined;
  const field = (): HTMLInputElement | null => dialog.querySelector('.DocSearch-Input');

  const choose = (): void => {
    const input = field();
    const offer = offerOf(dialog);
    if (!input || offer?.query !== input.value || offer.query === chosenFor) return;
    const outcome = lastOutcome();
    if (outcome?.query !== offer.query) return;
    const hasHits = dialog.querySelector('.DocSearch-Hits .DocSearch-Hit') !== null;
    if (outcome.total > 0 && !hasHits) return;
    chosenFor = offer.query;
    const isOffered = input.getAttribute('aria-activedescendant') === offer.id;
    if (hasHits && isOffered && !isQuestion(offer.query)) press(input, 'ArrowDown');
    if (enteredFor === offer.query) setTimeout(() => press(input, 'Enter'));
    enteredFor = undefined;
  };

  const keepEnter = (event: KeyboardEvent): void => {
    const input = field();
    if (!input || event.key !== 'Enter' || event.target !== input || event.isComposing) return;
    const isOutdated = offerOf(dialog)?.query !== input.value;
    const isAsking = dialog.querySelector('.DocSearch-AskAi-Return') !== null;
    if (!isOutdated || isAsking || !input.value.trim()) return;
    enteredFor = input.value;
    event.preventDefault();
    event.stopPropagation();
  };

  const observer = new MutationObserver(choose);
  observer.observe(dialog, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-activedescendant'],
  });
  dialog.addEventListener('keydown', keepEnter, {capture: true});
  return () => {
    observer.disconnect();
    dialog.removeEventListener('keydown', keepEnter, {capture: true});
  };
}

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
