import {useEffect, type RefObject} from 'react';

/**
 * Reports once an element comes near the window.
 *
 * @param margin how far from the window that is, such as `300px`
 * @param report a function that stays the same
 */
export function useNearWindow(
  place: RefObject<HTMLElement | null>,
  margin: string,
  report: () => void,
): void {
  useEffect(() => {
    const {current} = place;
    if (!current) return undefined;
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
