import {useEffect, useRef, useState, type KeyboardEvent, type RefObject} from 'react';

interface Options {
  readonly scroller: RefObject<HTMLElement | null>;
  /** The rows; different rows start again at the first. */
  readonly places: readonly number[];
}

interface RowKeys {
  /** The position of the row that Tab reaches. */
  readonly active: number;
  readonly enter: (position: number) => void;
  /** Moves the focus to the name of a row. */
  readonly seek: (position: number) => void;
  /** Moves the focus for a key that moves, and leaves all other keys alone. */
  readonly move: (event: KeyboardEvent) => void;
}

const page = 10;
const sidewards = 120;

function target(key: string, from: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, from + 1);
    case 'ArrowUp':
      return Math.max(0, from - 1);
    case 'PageDown':
      return Math.min(last, from + page);
    case 'PageUp':
      return Math.max(0, from - page);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** One row is a stop of Tab; keys move that stop, in the same control of another row. */
export function useRowKeys({scroller, places}: Options): RowKeys {
  const [entered, setEntered] = useState({places, position: 0});
  const wanted = useRef<string>(undefined);
  const position = entered.places === places ? entered.position : 0;

  useEffect(() => {
    const {current: control} = wanted;
    if (control === undefined) return;
    const selector = `[data-index="${position}"] [data-control="${control}"]`;
    const element = scroller.current?.querySelector<HTMLElement>(selector);
    if (!element) return;
    wanted.current = undefined;
    element.focus();
  }, [entered, position, scroller]);

  const enter = (at: number): void => setEntered({places, position: at});

  function seek(at: number): void {
    wanted.current = 'name';
    enter(at);
  }

  function move(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const control = (event.currentTarget as HTMLElement).dataset.control;
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const by = event.key === 'ArrowLeft' ? -sidewards : sidewards;
      scroller.current?.scrollBy({left: by});
      event.preventDefault();
      return;
    }
    const next = target(event.key, position, places.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    if (next === position) return;
    wanted.current = control;
    enter(next);
  }

  return {active: position, enter, seek, move};
}
