import {useEffect, useRef, type RefObject} from 'react';
import type {ObjectRef} from '../../../model/event';
import {nearest} from '../scene/nearest';
import type {Item} from '../scene/scene';

/** How far from a pointer an object may be, in pixels: half the size that targets have. */
const reach = {mouse: 12, touch: 22} as const;

interface Picking {
  readonly items: readonly Pick<Item, 'id' | 'aims'>[];
  readonly onPoint: (id?: ObjectRef) => void;
  readonly onPick: (id: ObjectRef) => void;
}

/**
 * Lets a pointer find the nearest object of a drawing, however thin it is. The keyboard has its own
 * controls for the objects, outside of the drawing.
 */
export function usePicking(drawing: RefObject<SVGSVGElement | null>, picking: Picking): void {
  const latest = useRef(picking);
  useEffect(() => {
    latest.current = picking;
  });
  useEffect(() => {
    const {current: svg} = drawing;
    if (!svg) return undefined;
    let last: ObjectRef | undefined;
    const point = (id?: ObjectRef): void => {
      if (id === last) return;
      last = id;
      svg.style.cursor = id === undefined ? '' : 'pointer';
      latest.current.onPoint(id);
    };
    const found = ({clientX, clientY, pointerType}: PointerEvent): ObjectRef | undefined => {
      const {left, top, width} = svg.getBoundingClientRect();
      const scale = width > 0 ? svg.viewBox.baseVal.width / width : 1;
      const distance = pointerType === 'touch' ? reach.touch : reach.mouse;
      return nearest(
        latest.current.items,
        [(clientX - left) * scale, (clientY - top) * scale],
        distance * scale,
      );
    };
    const move = (event: PointerEvent): void => point(found(event));
    const leave = (): void => point(undefined);
    const click = (event: MouseEvent): void => {
      const id = found(event as PointerEvent);
      if (id !== undefined) latest.current.onPick(id);
    };
    svg.addEventListener('pointermove', move);
    svg.addEventListener('pointerleave', leave);
    svg.addEventListener('click', click);
    return () => {
      svg.removeEventListener('pointermove', move);
      svg.removeEventListener('pointerleave', leave);
      svg.removeEventListener('click', click);
    };
  }, [drawing]);
}
