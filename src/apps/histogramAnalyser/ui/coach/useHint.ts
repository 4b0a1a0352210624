import {useEffect, useState} from 'react';

/** Time without progress after which a hint is shown, in milliseconds. */
const hintDelay = 30_000;

/** True after `hintDelay` at the same step. */
export function useHint(place: number): boolean {
  const [hinted, setHinted] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setHinted(place), hintDelay);
    return () => clearTimeout(timer);
  }, [place]);
  return hinted === place;
}
