/** Says aloud how many hits there are, once typing has paused. */
import {useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useOutcome, type Outcome} from './outcomes';

const pause = 500;

function words({total, query, failure}: Outcome): string {
  if (failure) return '';
  if (total === 0) return `No results for ${query}`;
  return total === 1 ? `1 result for ${query}` : `${total} results for ${query}`;
}

export function ResultCount({dialog}: {readonly dialog: HTMLElement}): ReactNode {
  const outcome = useOutcome();
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(outcome ? words(outcome) : ''), pause);
    return () => clearTimeout(timer);
  }, [outcome]);
  return createPortal(
    <p role="status" className="visually-hidden">
      {said}
    </p>,
    dialog,
  );
}
