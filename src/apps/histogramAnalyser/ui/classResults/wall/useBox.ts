import {useLayoutEffect, useState, type RefObject} from 'react';

export interface BoxSize {
  readonly width: number;
  readonly height: number;
}

/** Width and height of an element, in whole pixels; undefined before it is measured. */
export function useBox(element: RefObject<HTMLElement | null>): BoxSize | undefined {
  const [size, setSize] = useState<BoxSize>();
  useLayoutEffect(() => {
    const {current} = element;
    if (!current) return undefined;
    const measure = (): void => setSize({width: current.clientWidth, height: current.clientHeight});
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
