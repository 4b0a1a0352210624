import {useLayoutEffect, type RefObject} from 'react';

/** Sizes of the text that are tried, as fractions of the usual one. */
const scales = Array.from({length: 26}, (_, i) => (50 - i) / 50);

const scrollsSideways = (element: Element): boolean =>
  /auto|scroll/.test(getComputedStyle(element).overflowX);

/** Sets the largest scale at which all of the box can be seen; the smallest one if there is none. */
function fit(box: HTMLElement): void {
  const scrollers = [box, ...Array.from(box.querySelectorAll('*')).filter(scrollsSideways)];
  for (const scale of scales) {
    box.style.setProperty('--fit', String(scale));
    const isCut = scrollers.some(({scrollWidth, clientWidth}) => scrollWidth > clientWidth);
    if (!isCut && box.scrollHeight <= box.clientHeight) return;
  }
}

/** Shrinks the text of a slide until all of it can be seen, because a class cannot scroll a projector. */
export function useFit(ref: RefObject<HTMLElement | null>, isOnPaper: boolean): void {
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box || isOnPaper) return undefined;
    fit(box);
    let frame = 0;
    // In the next frame, because a box that resizes itself while it is measured is an error.
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => fit(box));
    });
    for (const part of [box, ...Array.from(box.children)]) sizes.observe(part);
    const content = new MutationObserver(() => fit(box));
    content.observe(box, {childList: true, subtree: true});
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      content.disconnect();
    };
  }, [ref, isOnPaper]);
}
