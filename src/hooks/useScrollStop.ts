import type {HTMLAttributes, RefObject} from 'react';
import {useOverflow} from './useOverflow';

/**
 * What makes a box a stop of the keyboard while its content is too large for it, and only then; no
 * landmark, of which a page may have too many.
 *
 * @param label what the box is called while it scrolls
 */
export function useScrollStop(
  box: RefObject<HTMLElement | null>,
  label: string,
): HTMLAttributes<HTMLElement> {
  return useOverflow(box) ? {tabIndex: 0, role: 'group', 'aria-label': label} : {};
}
