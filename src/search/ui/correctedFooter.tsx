/** The line below the hits that leads to the search page, with the number of hits of this query. */
import type {ReactNode} from 'react';
import type {DocSearchModalProps} from '@docsearch/react/modal';
import {useOutcome, type Outcome} from './outcomes';

type Footer = NonNullable<DocSearchModalProps['resultsFooterComponent']>;
type State = Parameters<Footer>[0]['state'];

/**
 * Tells the screen "No results" what to suggest. Upstream spreads its suggestions into an object and
 * then asks for their length, so that it never shows any; it reads them from this state, after us.
 */
function offerSuggestions({context}: State, {suggestions}: Outcome): void {
  context.searchSuggestions = [...suggestions];
}

/** Upstream adds up the hits of all queries since the modal opened, and shows the line for none, too. */
export function correctedFooter(Upstream: Footer): Footer {
  return function CorrectedFooter({state}: {readonly state: State}): ReactNode {
    const outcome = useOutcome();
    if (outcome?.query !== state.query) return null;
    if (outcome.total === 0) {
      offerSuggestions(state, outcome);
      return null;
    }
    return <Upstream state={{...state, context: {...state.context, nbHits: outcome.total}}} />;
  } as Footer;
}
