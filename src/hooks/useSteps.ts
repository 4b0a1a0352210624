import {useEffect, useState} from 'react';

export interface Steps {
  readonly step: number;
  readonly last: number;
  readonly isPlaying: boolean;
  readonly go: (step: number) => void;
  readonly toggle: () => void;
}

/**
 * A place among steps from 0 to `last`, at first the last; playing goes on from the place, or again
 * from the end.
 *
 * @param pace time that a step stands while steps are played, in milliseconds
 */
export function useSteps(last: number, pace = 1200): Steps {
  const [wanted, setWanted] = useState(Infinity);
  const [isPlaying, setIsPlaying] = useState(false);
  const step = Math.min(wanted, last);
  const runs = isPlaying && step < last;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = window.setTimeout(() => setWanted(step + 1), pace);
    return () => window.clearTimeout(timer);
  }, [runs, step, pace]);
  const go = (to: number): void => {
    setIsPlaying(false);
    setWanted(to >= last ? Infinity : Math.max(0, to));
  };
  const toggle = (): void => {
    if (!runs && step === last) setWanted(0);
    setIsPlaying(!runs);
  };
  return {step, last, isPlaying: runs, go, toggle};
}
