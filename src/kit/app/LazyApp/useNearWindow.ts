import {useEffect, type RefObject} from 'react';

/**
 * Reports once an element comes near the window.
 *
 * @param margin how far from the window that is, such as `300px`
 * @param report stays the same function; undefined: nothing is watched
 */
export function useNearWindow(
  place: RefObject<HTMLElement | null>,
  margin: string,
  report: (() => void) | undefined,
): void {
  useEffect(() => {
    const {current} = place;
    if (!current || !report) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) report();
      },
      {rootMargin: margin},
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [place, margin, report]);
}
