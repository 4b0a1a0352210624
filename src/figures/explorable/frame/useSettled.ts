import {useEffect, useState} from 'react';

/** Long enough that a held key or a drag is over, in ms. */
const pause = 700;

/** A text once it has stopped changing, for screen readers; empty until the first change. */
export function useSettled(text: string): string {
  const [first] = useState(text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (text === first && settled === '') return undefined;
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text, first, settled]);
  return settled;
}
