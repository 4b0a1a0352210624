/** Parts of the search dialog that the modal of DocSearch lacks. */
import {useEffect, useLayoutEffect, type ReactNode} from 'react';
import type {DocSearchModalProps} from '@docsearch/react/modal';
import {createPortal} from 'react-dom';
import {SearchFailure} from '../SearchFailure';
import {SearchSkeleton} from '../SearchSkeleton';
import {askInModal} from '../askInModal';
import {forgetOutcome, useOutcome, useIsLoading} from '../outcomes';
import {useFound} from './useFound';

/** A button next to the message that a question was not answered: upstream leaves users to type it again. */
export function AskAgain({dialog}: {readonly dialog: HTMLElement}): ReactNode {
  const message = useFound(dialog, '.DocSearch-AskAiScreen-Error-Content');
  if (!message) return null;
  const response = message.closest('.DocSearch-AskAiScreen-Response');
  const question = response?.querySelector('.DocSearch-AskAiScreen-Query')?.textContent;
  if (!question) return null;
  return createPortal(
    <button
      type="button"
      className="button button--secondary button--sm"
      onClick={() => askInModal(dialog, question)}
    >
      Ask again
    </button>,
    message,
  );
}

/** Repeats the query as if it had been typed again. */
function searchAgain(dialog: HTMLElement): void {
  const input = dialog.querySelector<HTMLInputElement>('.DocSearch-Input');
  forgetOutcome();
  input?.blur();
  input?.focus();
}

/** Shows that the search failed, why, and what to do: upstream has the words and never shows them. */
export function FailureNotice({dialog}: {readonly dialog: HTMLElement}): ReactNode {
  const failure = useOutcome()?.failure;
  useEffect(() => {
    dialog.toggleAttribute('data-failed', failure !== undefined);
    return () => dialog.removeAttribute('data-failed');
  }, [dialog, failure]);
  if (!failure) return null;
  return createPortal(
    <SearchFailure failure={failure} retry={() => searchAgain(dialog)} />,
    dialog,
  );
}

/** Shows the skeleton in place of the list of the modal, which upstream leaves as it was until hits arrive. */
interface Props {
  readonly dialog: HTMLElement;
  readonly place: Element;
}

/** Hits below which a line leads to all of them, as after a search and not before the first; or none. */
const resultList =
  '.DocSearch-Dropdown:has(.DocSearch-HitsFooter) .DocSearch-Hits .DocSearch-Hit, .DocSearch-NoResults';

export function ModalSkeleton({dialog, place}: Props): ReactNode {
  const outcome = useOutcome();
  const isListed = useFound(dialog, resultList) !== null;
  const isLoading = useIsLoading() || (outcome !== undefined && !outcome.failure && !isListed);
  useLayoutEffect(() => {
    dialog.toggleAttribute('data-loading', isLoading);
    return () => dialog.removeAttribute('data-loading');
  }, [dialog, isLoading]);
  return isLoading ? createPortal(<SearchSkeleton />, place) : null;
}

/** The line below the hits that leads to the search page, with the number of hits of this query. */
type Footer = NonNullable<DocSearchModalProps['resultsFooterComponent']>;
type State = Parameters<Footer>[0]['state'];

/** Upstream adds up the hits of all queries since the modal opened, and shows the line for none, too. */
export function correctedFooter(Upstream: Footer): Footer {
  return function CorrectedFooter({state}: {readonly state: State}): ReactNode {
    const outcome = useOutcome();
    if (outcome?.query !== state.query || outcome.total === 0) return null;
    return <Upstream state={{...state, context: {...state.context, nbHits: outcome.total}}} />;
  } as Footer;
}
