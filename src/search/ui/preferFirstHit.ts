/**
 * Chooses the first hit instead of the offer to ask, which upstream puts first: someone who types a
 * word and presses Enter wants the page. A query with a question mark keeps the offer.
 */
import {lastOutcome} from './outcomes';

const isQuestion = (query: string): boolean => query.trim().endsWith('?');

/** Keeps choosing, once for each query, until the function that it returns is called. */
export function preferFirstHit(dialog: HTMLElement): () => void {
  let chosenFor: string | undefined;
  const choose = (): void => {
    const input = dialog.querySelector<HTMLInputElement>('.DocSearch-Input');
    const offer = dialog.querySelector('.DocSearch-AskAi-Section .DocSearch-Hit');
    const offered = offer?.querySelector('.DocSearch-Hit-AskAIButton-title-query')?.textContent;
    if (!input || !offer || !offered || offered !== input.value || offered === chosenFor) return;
    const outcome = lastOutcome();
    if (outcome?.query !== offered || outcome.total === 0) return;
    if (!dialog.querySelector('.DocSearch-Hits .DocSearch-Hit')) return;
    chosenFor = offered;
    if (isQuestion(offered) || input.getAttribute('aria-activedescendant') !== offer.id) return;
    input.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowDown', bubbles: true}));
  };
  const observer = new MutationObserver(choose);
  observer.observe(dialog, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-activedescendant'],
  });
  return () => observer.disconnect();
}
