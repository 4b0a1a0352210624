import {useEffect, useState, type ReactNode} from 'react';
import {useStable} from '@site/src/hooks/useStable';

interface Props {
  /** What is told about: when it is another, there is something new to say. */
  readonly about: unknown;
  /** False while it is being changed or computed. */
  readonly isSettled: boolean;
  /** null where there is nothing new. */
  readonly say: () => string | null;
}

/** Long enough that a held key or a drag is over. */
const pause = 700;

/** Announces the result to screen readers, once the changes have settled. */
export function LiveRegion({about, isSettled, say}: Props): ReactNode {
  const [message, setMessage] = useState('');
  const speak = useStable(() => {
    const text = say();
    if (text !== null) setMessage(text);
  });
  useEffect(() => {
    if (!isSettled) return undefined;
    const timer = setTimeout(speak, pause);
    return () => clearTimeout(timer);
  }, [about, isSettled, speak]);
  return (
    <p role="status" className="visually-hidden">
      {message}
    </p>
  );
}
