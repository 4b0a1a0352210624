import {useEffect, useRef, type RefObject} from 'react';
import {focusOnce} from '@site/src/lib/focusOnce';
import {focusStep, isInWindow} from './focusStep';

/**
 * Moves the focus to the current step, or to the end of the guide, when the fields of the step before, which had it, are
 * gone.
 *
 * @param current index of the current step
 * @returns the ref of the guide
 */
export function useKeptFocus(current: number): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) {
      const {current: guide} = section;
      const step = guide?.querySelector<HTMLElement>('[aria-current="step"]');
      const next = step ?? guide?.querySelector<HTMLElement>('footer') ?? null;
      // A link of the guide leads away from it, and may undo its steps.
      if (next && guide && isInWindow(guide)) focusStep(next);
      else focusOnce(next);
    }
    hadFocus.current = false;
  }, [current]);
  useEffect(() => {
    const {current: element} = section;
    const note = (): void => {
      hadFocus.current = true;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, []);
  return section;
}
