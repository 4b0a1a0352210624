/** A box on the screen: where its edges are, in pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = ({left, right, top, bottom}: Box) =>
  [(left + right) / 2, (top + bottom) / 2] as const;

/**
 * Which of the boxes an arrow key leads to: the nearest in this direction, so that keys follow what
 * is seen in each arrangement. Undefined where nothing lies there, and for other keys.
 */
export function neighbour(boxes: readonly Box[], from: number, key: string): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return boxes.length - 1;
  const [stepX, stepY] = steps[key] ?? [0, 0];
  const start = boxes[from];
  if ((stepX === 0 && stepY === 0) || !start) return undefined;
  const [x, y] = middle(start);
  let best: number | undefined;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const [otherX, otherY] = middle(box);
    const along = (otherX - x) * stepX + (otherY - y) * stepY;
    const aside = Math.abs((otherX - x) * stepY) + Math.abs((otherY - y) * stepX);
    // What lies more aside than ahead is in another direction.
    if (along <= 1 || aside > 2 * along) return;
    const distance = along + 2 * aside;
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}
