import {useEffect, useState, type RefObject} from 'react';

/** True while a field or slider inside an element has the visible focus. */
export function useInputFocus(element: RefObject<HTMLElement | null>): boolean {
  const [hasFocus, setHasFocus] = useState(false);
  useEffect(() => {
    const {current} = element;
    if (!current) return undefined;
    const enter = ({target}: FocusEvent): void =>
      setHasFocus(target instanceof HTMLElement && target.matches('input:focus-visible'));
    const leave = (): void => setHasFocus(false);
    current.addEventListener('focusin', enter);
    current.addEventListener('focusout', leave);
    return () => {
      current.removeEventListener('focusin', enter);
      current.removeEventListener('focusout', leave);
    };
  }, [element]);
  return hasFocus;
}
