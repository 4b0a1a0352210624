import {useEffect, useState, type RefObject} from 'react';

/** Whether the content of an element is wider than the element, so that it scrolls sideways. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const {current} = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => {
      setOverflows(current.scrollWidth > current.clientWidth);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}
