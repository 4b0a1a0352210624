import type {RefObject} from 'react';
import {useMeasured} from './useMeasured';

/** In CSS pixels. Browsers round the sizes of text: what is a pixel too long is not meant to scroll. */
const tolerance = 1;

export const overflowsSideways = ({scrollWidth, clientWidth}: HTMLElement): boolean =>
  scrollWidth - clientWidth > tolerance;

const overflows = (element: HTMLElement): boolean =>
  overflowsSideways(element) || element.scrollHeight - element.clientHeight > tolerance;

/** Whether the content of an element is larger than the element, so that it scrolls. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  return useMeasured(element, overflows) ?? false;
}
