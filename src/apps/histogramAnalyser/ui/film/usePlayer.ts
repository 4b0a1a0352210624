import {useEffect, useState} from 'react';

export const speeds = [1, 2] as const;
type Speed = (typeof speeds)[number];

/** Time of a step at normal speed, in milliseconds. */
const stepTime = 1_600;

export interface Player {
  readonly at: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly go: (at: number) => void;
  readonly toggle: () => void;
  readonly setSpeed: (speed: Speed) => void;
}

/**
 * The position in a film, and its clock.
 *
 * @param count number of states
 * @param isReady false while a state is being counted: the clock waits
 */
export function usePlayer(count: number, isReady: boolean): Player {
  const last = count - 1;
  const [at, setAt] = useState(0);
  const [wantsPlay, setWantsPlay] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const isPlaying = wantsPlay && at < last;
  useEffect(() => {
    if (!isPlaying || !isReady) return undefined;
    const timer = setTimeout(() => setAt(at + 1), stepTime / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, isReady, at, speed]);
  return {
    at,
    isPlaying,
    speed,
    go(next) {
      setWantsPlay(false);
      setAt(Math.min(last, Math.max(0, next)));
    },
    toggle() {
      if (!isPlaying && at === last) setAt(0);
      setWantsPlay(!isPlaying);
    },
    setSpeed,
  };
}
