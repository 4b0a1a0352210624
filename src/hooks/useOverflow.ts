import {useEffect, useState, type RefObject} from 'react';

/** Browsers round the sizes of text: what is a pixel too long is not meant to scroll. */
const tolerance = 1;

/** Whether the content of an element is larger than the element, so that it scrolls. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const {current} = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => {
      const {scrollWidth, clientWidth, scrollHeight, clientHeight} = current;
      const excess = Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight);
      setOverflows(excess > tolerance);
    });
    for (const box of [current, ...Array.from(current.children)]) observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}
