import {useLayoutEffect, useState, type RefObject} from 'react';
import type {PlotSize} from '@site/src/plot/frame';

/** Until it is measured. */
const usual: PlotSize = {width: 290, height: 190, fontSize: 12};
/** The size of labels, in rem. */
const label = 0.75;

/** The size of an element whose height does not depend on what is drawn in it, in whole pixels. */
export function useBox(element: RefObject<HTMLElement | null>): PlotSize {
  const [box, setBox] = useState(usual);
  useLayoutEffect(() => {
    const {current} = element;
    if (!current) return undefined;
    const measure = (): void => {
      const [width, height] = [Math.floor(current.clientWidth), Math.floor(current.clientHeight)];
      const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (width > 0 && height > 0) setBox({width, height, fontSize: label * (root || 16)});
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return box;
}
