import {useCallback, useLayoutEffect, useRef} from 'react';

/** A function that stays the same from drawing to drawing and calls the newest one: for parts that are drawn anew only when they change. */
export function useStable<Given extends readonly unknown[]>(
  newest: (...given: Given) => void,
): (...given: Given) => void {
  const held = useRef(newest);
  useLayoutEffect(() => {
    held.current = newest;
  });
  return useCallback((...given: Given) => held.current(...given), []);
}
