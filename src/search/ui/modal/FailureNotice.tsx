/** Shows that the search failed, why, and what to do: upstream has the words and never shows them. */
import {useEffect, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {SearchFailure} from '../SearchFailure';
import {forgetOutcome, useOutcome} from '../outcomes';

/** Repeats the query as if it had been typed again. */
function searchAgain(dialog: HTMLElement): void {
  const input = dialog.querySelector<HTMLInputElement>('.DocSearch-Input');
  forgetOutcome();
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
    <SearchFailure failure={failure} retry={() => searchAgain(dialog)} />,
    dialog,
  );
}
