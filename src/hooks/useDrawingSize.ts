import {useLayoutEffect, useState, type RefObject} from 'react';

export interface DrawingSize {
  readonly width: number;
  /** Of small labels, at the text size of the reader. */
  readonly fontSize: number;
}

/** Until it is measured, and on a server. */
const usual: DrawingSize = {width: 360, fontSize: 13};
const label = 0.8125;

/** Width of an element, in whole pixels, and the size of its labels. */
export function useDrawingSize(element: RefObject<HTMLElement | null>): DrawingSize {
  const [room, setRoom] = useState(usual);
  useLayoutEffect(() => {
    const {current} = element;
    if (!current) return undefined;
    const measure = (): void => {
      const width = Math.floor(current.clientWidth);
      const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (width > 0) setRoom({width, fontSize: label * (root || 16)});
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
