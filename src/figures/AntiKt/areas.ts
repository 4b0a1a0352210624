import type {Cluster, Clustering} from '@site/src/physics/jets/antiKt';
import {ghostTaker} from '@site/src/physics/jets/jetAreas';

/** The part of the plane that is drawn: rapidities up to this, and all angles. */
export const furthest = 3;

/** Boxes in which an edge is looked for, and how often they are halved to follow it. */
const columns = 30;
const rows = 32;
const rounds = 3;

interface Box {
  readonly eta: number;
  readonly phi: number;
  readonly width: number;
  readonly height: number;
}

export interface Area {
  readonly boxes: readonly Box[];
  /** In units of rapidity times radians. */
  readonly size: number;
}

const width = (2 * furthest) / columns;
const height = (2 * Math.PI) / rows;

const plane: readonly Box[] = Array.from({length: columns * rows}, (_, i) => ({
  eta: -furthest + width * (i % columns),
  phi: -Math.PI + height * Math.floor(i / columns),
  width,
  height,
}));

function quarters({eta, phi, width: full, height: tall}: Box): readonly Box[] {
  const half = {width: full / 2, height: tall / 2};
  return [0, 1, 2, 3].map((i) => ({
    eta: eta + half.width * (i % 2),
    phi: phi + half.height * Math.floor(i / 2),
    ...half,
  }));
}

/** Where each jet would take up a ghost: whole boxes inside, small ones along the edges. */
export function areasOf(clustering: Clustering): ReadonlyMap<Cluster, Area> {
  const taker = ghostTaker(clustering);
  const found = new Map<Cluster, Box[]>();
  const visit = (box: Box, left: number): void => {
    const {eta, phi} = box;
    const corner = taker({eta, phi});
    const isWhole = [
      taker({eta: eta + box.width, phi}),
      taker({eta, phi: phi + box.height}),
      taker({eta: eta + box.width, phi: phi + box.height}),
    ].every((other) => other === corner);
    if (!isWhole && left > 0) {
      quarters(box).forEach((quarter) => visit(quarter, left - 1));
      return;
    }
    const middle = {eta: eta + box.width / 2, phi: phi + box.height / 2};
    const jet = isWhole ? corner : taker(middle);
    if (jet) found.set(jet, [...(found.get(jet) ?? []), box]);
  };
  plane.forEach((box) => visit(box, rounds));
  return new Map(
    Array.from(found, ([jet, boxes]) => {
      const size = boxes.reduce((sum, box) => sum + box.width * box.height, 0);
      return [jet, {boxes, size}];
    }),
  );
}
