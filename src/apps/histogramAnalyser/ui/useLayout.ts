import {useLayoutEffect, useState, type RefObject} from 'react';

/** One plot at a time; all at once with tabs below them; or with a column beside them. */
export type LayoutName = 'phone' | 'tabs' | 'cockpit';

/** Least widths of the app, in pixels: of windows of 700 and 1,100 without their margins. */
const widths = {tabs: 668, cockpit: 1064};

/** The layout for a width of the app, in pixels. */
export const layoutFor = (width: number): LayoutName =>
  width >= widths.cockpit ? 'cockpit' : width >= widths.tabs ? 'tabs' : 'phone';

/** The layout for the width of an element; undefined until that is measured, before it is seen. */
export function useLayout(element: RefObject<HTMLElement | null>): LayoutName | undefined {
  const [layout, setLayout] = useState<LayoutName>();
  useLayoutEffect(() => {
    const {current} = element;
    if (!current) return undefined;
    const measure = (): void => setLayout(layoutFor(current.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return layout;
}
