import {useEffect, useRef, useState, type RefObject} from 'react';
import {createSpace} from './adapter';
import type {Space} from './space';

interface SpaceState {
  readonly space?: Space;
  /** Counts the turns of the eye, so that labels can follow. */
  readonly turns: number;
  /** The browser took the drawing away. */
  readonly isLost: boolean;
}

/** A canvas in a place of the page, as long as the place is there. */
export function useSpace(place: RefObject<HTMLElement | null>): SpaceState {
  const [space, setSpace] = useState<Space>();
  const [turns, setTurns] = useState(0);
  const [isLost, setIsLost] = useState(false);
  const frame = useRef(0);
  useEffect(() => {
    const {current} = place;
    if (!current) return undefined;
    const turned = (): void => {
      if (frame.current !== 0) return;
      frame.current = requestAnimationFrame(() => {
        frame.current = 0;
        setTurns((before) => before + 1);
      });
    };
    const made = createSpace(turned);
    const lost = (): void => setIsLost(true);
    made.canvas.addEventListener('webglcontextlost', lost);
    current.prepend(made.canvas);
    const begun = requestAnimationFrame(() => setSpace(made));
    return () => {
      cancelAnimationFrame(begun);
      cancelAnimationFrame(frame.current);
      frame.current = 0;
      made.canvas.removeEventListener('webglcontextlost', lost);
      made.dispose();
    };
  }, [place]);
  return {space, turns, isLost};
}
