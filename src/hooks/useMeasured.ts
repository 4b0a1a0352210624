import {useEffect, useState, type RefObject} from 'react';

/**
 * Measures an element, and again whenever its size or that of a child changes.
 *
 * @param measure gives a primitive value; a function of its module, so that it is always the same one
 * @returns what was measured; undefined before the page runs
 */
export function useMeasured<Value>(
  element: RefObject<HTMLElement | null>,
  measure: (element: HTMLElement) => Value,
): Value | undefined {
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    const {current} = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setValue(measure(current)));
    for (const box of [current, ...Array.from(current.children)]) observer.observe(box);
    return () => observer.disconnect();
  }, [element, measure]);
  return value;
}
