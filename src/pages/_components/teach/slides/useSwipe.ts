import {useRef, type TouchEvent} from 'react';

/** Pixels that a finger moves sideways, and at most half as many up or down, to turn the slide. */
const shortest = 50;

interface Swipe {
  readonly onTouchStart: (event: TouchEvent) => void;
  readonly onTouchEnd: (event: TouchEvent) => void;
}

/** @param onSwipe gets 1 for a swipe to the left, which shows the next slide, and -1 for one to the right */
export function useSwipe(onSwipe: (direction: 1 | -1) => void): Swipe {
  const start = useRef<{x: number; y: number}>(undefined);
  return {
    onTouchStart({touches}) {
      const [only, ...more] = Array.from(touches);
      start.current = only && more.length === 0 ? {x: only.clientX, y: only.clientY} : undefined;
    },
    onTouchEnd({changedTouches}) {
      const [end] = Array.from(changedTouches);
      if (!end || !start.current) return;
      const [across, down] = [end.clientX - start.current.x, end.clientY - start.current.y];
      start.current = undefined;
      if (Math.abs(across) < shortest || Math.abs(down) > Math.abs(across) / 2) return;
      onSwipe(across < 0 ? 1 : -1);
    },
  };
}
