import {useEffect, useRef, useState} from 'react';

/** All collisions come in this time, in ms. */
const duration = 2400;

const prefersNoMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export interface Play {
  readonly isPlaying: boolean;
  readonly start: () => void;
  readonly stop: () => void;
}

/**
 * Counts from what is shown to the total, frame by frame; at once for users who want no motion.
 *
 * @param show gets how many are shown
 */
export function usePlay(shown: number, total: number, show: (shown: number) => void): Play {
  const [from, setFrom] = useState<number>();
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    if (from === undefined) return undefined;
    const begun = performance.now();
    let request = 0;
    const step = (now: number): void => {
      const share = Math.min(1, Math.max(0, now - begun) / duration);
      latest.current(Math.round(from + (total - from) * share));
      if (share < 1) request = requestAnimationFrame(step);
      else setFrom(undefined);
    };
    request = requestAnimationFrame(step);
    return () => cancelAnimationFrame(request);
  }, [from, total]);
  return {
    isPlaying: from !== undefined,
    start: () => (prefersNoMotion() ? show(total) : setFrom(shown)),
    stop: () => setFrom(undefined),
  };
}
