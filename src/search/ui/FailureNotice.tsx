/** Says that the search failed, why, and what to do: upstream has the words and never shows them. */
import {useEffect, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {SearchFailureText} from './SearchFailureText';
import {useOutcome} from './outcomes';

/** Asks again as if the reader had typed the query anew. */
function searchAgain(dialog: HTMLElement): void {
  const input = dialog.querySelector<HTMLInputElement>('.DocSearch-Input');
  input?.blur();
  input?.focus();
}

export function FailureNotice({dialog}: {readonly dialog: HTMLElement}): ReactNode {
  const failure = useOutcome()?.failure;
  useEffect(() => {
    dialog.toggleAttribute('data-failed', failure !== undefined);
    return () => dialog.removeAttribute('data-failed');
  }, [dialog, failure]);
  if (!failure) return null;
  return createPortal(
    <div role="alert" className="search-failure">
      <SearchFailureText failure={failure} />
      <button
        type="button"
        className="button button--secondary"
        onClick={() => searchAgain(dialog)}
      >
        Try again
      </button>
    </div>,
    dialog,
  );
}
