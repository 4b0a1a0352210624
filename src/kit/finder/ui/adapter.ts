import {useCallback, type RefObject} from 'react';
import {
  defaultRangeExtractor,
  measureElement,
  useVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';

/** A run of rows that are drawn, after a gap of rows that are not. Sizes in CSS pixels. */
export interface DrawnRow {
  readonly position: number;
  readonly gapBefore: number;
}

interface VirtualRows {
  readonly drawn: readonly DrawnRow[];
  readonly gapAfter: number;
  /** For the ref of each row, which says its position as `data-index`. */
  readonly measure: (element: Element | null) => void;
  readonly scrollToTop: () => void;
}

interface Options {
  readonly count: number;
  readonly scroller: RefObject<HTMLElement | null>;
  /** Drawn wherever it is: the row that has the focus, or would get it. */
  readonly kept: number;
  readonly keyOf: (position: number) => string;
}

const usualHeight = 38;

type List = Virtualizer<HTMLElement, Element>;

/** The height that is known: to ask for one makes the browser lay out the page, which then tells it anyway. */
function heightOf(element: Element, entry: ResizeObserverEntry | undefined, list: List): number {
  if (entry) return measureElement(element, entry, list);
  const key = list.options.getItemKey(list.indexFromElement(element));
  return list.itemSizeCache.get(key) ?? usualHeight;
}

/** The rows to draw while the user scrolls through many. */
export function useVirtualRows({count, scroller, kept, keyOf}: Options): VirtualRows {
  const rangeExtractor = useCallback(
    (range: Range) => {
      const inView = defaultRangeExtractor(range);
      if (kept >= count || inView.includes(kept)) return inView;
      return [...inView, kept].sort((a, b) => a - b);
    },
    [count, kept],
  );
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    getItemKey: keyOf,
    measureElement: heightOf,
    overscan: 5,
    rangeExtractor,
  });
  const items = virtualizer.getVirtualItems();
  const drawn = items.map(({index, start}, i) => ({
    position: index,
    gapBefore: start - (items[i - 1]?.end ?? 0),
  }));
  const gapAfter = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  const scrollToTop = useCallback(() => {
    if ((virtualizer.scrollOffset ?? 0) > 0) virtualizer.scrollToOffset(0);
  }, [virtualizer]);
  return {drawn, gapAfter, measure: virtualizer.measureElement, scrollToTop};
}
