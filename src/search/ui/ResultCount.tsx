/** Announces the number of results, once typing has paused, and that they are loading. */
import {useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useIsLoading, useOutcome} from './outcomes';
import {resultText} from './outcomeText';

const pause = 500;

interface Props {
  readonly place: Element;
  /** The query whose results are shown; undefined: the last one. */
  readonly query?: string;
}

export function ResultCount({place, query}: Props): ReactNode {
  const outcome = useOutcome(query);
  const isLoading = useIsLoading();
  const text = outcome ? resultText(outcome) : isLoading ? 'Loading' : '';
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return createPortal(
    <p role="status" className="visually-hidden">
      {announced}
    </p>,
    place,
  );
}
