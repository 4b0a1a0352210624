/** Announces the number of results, once typing has paused. */
import {useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useOutcome} from './outcomes';
import {resultText} from './outcomeText';

const pause = 500;

interface Props {
  readonly place: Element;
  /** The query whose results are shown; undefined: the last one. */
  readonly query?: string;
}

export function ResultCount({place, query}: Props): ReactNode {
  const outcome = useOutcome(query);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(outcome ? resultText(outcome) : ''), pause);
    return () => clearTimeout(timer);
  }, [outcome]);
  return createPortal(
    <p role="status" className="visually-hidden">
      {announced}
    </p>,
    place,
  );
}
