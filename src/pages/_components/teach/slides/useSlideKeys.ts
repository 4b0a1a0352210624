import {useEffect} from 'react';

/** Moves from slide to slide; the target is a number from 1, and may be out of range. */
export type Turn = (page: number) => void;

interface Pages {
  readonly page: number;
  readonly count: number;
  readonly turn: Turn;
}

/** Controls, and boxes that scroll: these keys act on them. */
const ownKeys = 'button, a, summary, [tabindex="0"]';

/** Gives up the focus of an answer that was opened with the mouse: Space then goes on, and does not close it. */
function releaseAnswer({detail, target}: MouseEvent): void {
  const answer = target instanceof Element ? target.closest('summary') : null;
  if (detail > 0) answer?.blur();
}

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'target'>;

/** The page that a key leads to; undefined for other keys, and for those that the focused element needs. */
function targetOf({key, shiftKey, target}: Key, page: number, count: number): number | undefined {
  const owner = target instanceof Element ? target.closest(ownKeys) : null;
  if (key === ' ' || (key === 'Enter' && !shiftKey)) {
    if (owner) return undefined;
    return shiftKey ? page - 1 : page + 1;
  }
  if (shiftKey) return undefined;
  switch (key) {
    case 'ArrowDown':
      return owner?.matches('[tabindex="0"]') ? undefined : page + 1;
    case 'ArrowUp':
      return owner?.matches('[tabindex="0"]') ? undefined : page - 1;
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
      const target = targetOf(event, page, count);
      const isCombined = event.altKey || event.ctrlKey || event.metaKey;
      if (target === undefined || isCombined) return;
      event.preventDefault();
      turn(target);
    }
    window.addEventListener('keydown', listen);
    window.addEventListener('click', releaseAnswer);
    return () => {
      window.removeEventListener('keydown', listen);
      window.removeEventListener('click', releaseAnswer);
    };
  }, [page, count, turn]);
}
