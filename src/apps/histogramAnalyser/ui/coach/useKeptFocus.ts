import {useEffect, useRef, type RefObject} from 'react';
import {focusOnce} from '@site/src/lib/focusOnce';

/**
 * Moves the focus to the current step when the fields of the one before, which had it, are gone.
 *
 * @param current index of the current step
 * @returns the ref of the guide
 */
export function useKeptFocus(current: number): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) {
      focusOnce(section.current?.querySelector<HTMLElement>('[aria-current="step"]') ?? null);
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
