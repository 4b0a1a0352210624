/** The line below the hits that leads to the search page, with the number of hits of this query. */
import type {ReactNode} from 'react';
import type {DocSearchModalProps} from '@docsearch/react/modal';
import {useOutcome} from '../outcomes';

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
