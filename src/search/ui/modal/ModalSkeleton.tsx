/** Shows the skeleton in place of the list of the modal, which upstream leaves as it was until hits arrive. */
import {useLayoutEffect, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {SearchSkeleton} from '../SearchSkeleton';
import {useIsLoading, useOutcome} from '../outcomes';
import {useFound} from './useFound';

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
