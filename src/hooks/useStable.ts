import {useCallback, useLayoutEffect, useRef} from 'react';

/** A function with a stable identity that calls the latest version: for components that render only when their props change. */
export function useStable<Given extends readonly unknown[]>(
  newest: (...given: Given) => void,
): (...given: Given) => void {
  const held = useRef(newest);
  useLayoutEffect(() => {
    held.current = newest;
  });
  return useCallback((...given: Given) => held.current(...given), []);
}
