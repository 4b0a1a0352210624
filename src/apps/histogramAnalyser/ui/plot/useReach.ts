import {useEffect, type RefObject} from 'react';

/** Calls a function when a pointer or the focus enters an element. */
export function useReach(element: RefObject<HTMLElement | null>, onReach: () => void): void {
  useEffect(() => {
    const {current} = element;
    current?.addEventListener('pointerenter', onReach);
    current?.addEventListener('focusin', onReach);
    return () => {
      current?.removeEventListener('pointerenter', onReach);
      current?.removeEventListener('focusin', onReach);
    };
  }, [element, onReach]);
}
