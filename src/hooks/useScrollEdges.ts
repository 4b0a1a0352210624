import type {CSSProperties, RefObject} from 'react';
import {useMeasured} from './useMeasured';
import {overflowsSideways} from './useOverflow';

/** A first column may stay in view only if this share of the box is left for the others. */
const minVisibleShare = 0.4;

/** Width in CSS pixels of a table's first column, taken from the first row whose first cell is one column wide. */
function firstColumn(table: HTMLTableElement): number {
  const cells = Array.from(table.rows, (row) => row.cells[0]);
  return cells.find((cell) => cell?.colSpan === 1)?.offsetWidth ?? 0;
}

/** Width in CSS pixels of the column that stays in view, 0 for none; null if all fits. */
function pinnedWidth(box: HTMLElement): number | null {
  if (!overflowsSideways(box)) return null;
  const table = box.querySelector('table');
  const width = table ? firstColumn(table) : 0;
  return width <= (1 - minVisibleShare) * box.clientWidth ? width : 0;
}

interface ScrollEdges {
  readonly 'data-scrolls'?: 'pinned' | 'free';
  readonly style?: CSSProperties;
}

/**
 * Attributes of a box whose content scrolls sideways, empty while all fits. By them `blocks.css` shades
 * the edges behind which there is more, and keeps the first column of a table in view unless it would
 * leave too little room for the others; what takes the focus stops beside that column, not below it.
 */
export function useScrollEdges(box: RefObject<HTMLElement | null>): ScrollEdges {
  const width = useMeasured(box, pinnedWidth) ?? null;
  if (width === null) return {};
  return width > 0
    ? {'data-scrolls': 'pinned', style: {scrollPaddingInlineStart: width}}
    : {'data-scrolls': 'free'};
}
