import {useEffect} from 'react';

/** Moves from slide to slide; the target is a number from 1, and may be out of range. */
export type Turn = (page: number) => void;

interface Pages {
  readonly page: number;
  readonly count: number;
  readonly turn: Turn;
}

/** The page that a key leads to; undefined for other keys. */
function targetOf(key: string, page: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'PageDown':
      return page + 1;
    case 'ArrowLeft':
    case 'PageUp':
      return page - 1;
    case 'Home':
      return 1;
    case 'End':
      return count;
    default:
      return undefined;
  }
}

/** The keys of presenters and keyboards. Escape belongs to the dialog. */
export function useSlideKeys({page, count, turn}: Pages): void {
  useEffect(() => {
    function listen(event: KeyboardEvent): void {
      const target = targetOf(event.key, page, count);
      const isCombined = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (target === undefined || isCombined) return;
      event.preventDefault();
      turn(target);
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [page, count, turn]);
}
