import {useEffect, useRef} from 'react';
import type {ObjectRef} from '../../../model/event';
import {nearest} from '../scene/nearest';
import type {XY} from '../scene/scene';
import type {Space} from './space';
import type {SpaceItem} from './spaceScene';

const reach = {mouse: 12, touch: 22} as const;
/** A pointer that moved further, in pixels, turned the picture and picked nothing. */
const stillness = 5;

interface Picking {
  readonly items: readonly SpaceItem[];
  readonly turns: number;
  readonly onPoint: (id?: ObjectRef) => void;
  readonly onPick: (id: ObjectRef) => void;
}

interface ScreenTarget {
  readonly id: ObjectRef;
  readonly aims: readonly (readonly XY[])[];
}

const aimedFrom = (space: Space, items: readonly SpaceItem[]): readonly ScreenTarget[] =>
  items.map(({id, aims}) => ({
    id,
    aims: aims.map((line) => line.flatMap((point) => [space.project(point) ?? []].filter(isXY))),
  }));

const isXY = (place: readonly number[]): place is XY => place.length === 2;

/** Picking as in the 2D views: by the distance on the screen. */
export function useSpacePicking(space: Space | undefined, picking: Picking): void {
  const latest = useRef(picking);
  const aimed = useRef<{
    readonly of: unknown;
    readonly turns: number;
    readonly all: readonly ScreenTarget[];
  }>(undefined);
  useEffect(() => {
    latest.current = picking;
  });
  useEffect(() => {
    if (!space) return undefined;
    const {canvas} = space;
    let last: ObjectRef | undefined;
    let pressed: XY = [0, 0];
    const found = ({offsetX, offsetY, pointerType}: PointerEvent): ObjectRef | undefined => {
      const {items, turns} = latest.current;
      if (aimed.current?.of !== items || aimed.current.turns !== turns) {
        aimed.current = {of: items, turns, all: aimedFrom(space, items)};
      }
      return nearest(
        aimed.current.all,
        [offsetX, offsetY],
        pointerType === 'touch' ? reach.touch : reach.mouse,
      );
    };
    const point = (id?: ObjectRef): void => {
      if (id === last) return;
      last = id;
      canvas.style.cursor = id === undefined ? '' : 'pointer';
      latest.current.onPoint(id);
    };
    const move = (event: PointerEvent): void => {
      if (event.buttons === 0) point(found(event));
    };
    const leave = (): void => point(undefined);
    const down = ({clientX, clientY}: PointerEvent): void => {
      pressed = [clientX, clientY];
    };
    const click = (event: MouseEvent): void => {
      const moved = Math.hypot(event.clientX - pressed[0], event.clientY - pressed[1]);
      const id = moved < stillness ? found(event as PointerEvent) : undefined;
      if (id !== undefined) latest.current.onPick(id);
    };
    canvas.addEventListener('pointermove', move);
    canvas.addEventListener('pointerleave', leave);
    canvas.addEventListener('pointerdown', down);
    canvas.addEventListener('click', click);
    return () => {
      canvas.removeEventListener('pointermove', move);
      canvas.removeEventListener('pointerleave', leave);
      canvas.removeEventListener('pointerdown', down);
      canvas.removeEventListener('click', click);
    };
  }, [space]);
}
