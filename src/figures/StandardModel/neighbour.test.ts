import {describe, expect, it} from 'vitest';
import {neighbour, type Box} from './neighbour';

const box = (column: number, row: number): Box => ({
  left: 100 * column,
  right: 100 * column + 90,
  top: 60 * row,
  bottom: 60 * row + 50,
});

/** Two rows of three, and one that is alone at the right of the first. */
const boxes = [box(0, 0), box(1, 0), box(2, 0), box(3, 0), box(0, 1), box(1, 1), box(2, 1)];

describe('arrow keys among boxes', () => {
  it('go along rows and columns', () => {
    expect(neighbour(boxes, 0, 'ArrowRight')).toBe(1);
    expect(neighbour(boxes, 2, 'ArrowDown')).toBe(6);
    expect(neighbour(boxes, 5, 'ArrowUp')).toBe(1);
    expect(neighbour(boxes, 6, 'ArrowLeft')).toBe(5);
  });

  it('undo each other in a full grid', () => {
    for (const [there, back] of [
      ['ArrowRight', 'ArrowLeft'],
      ['ArrowDown', 'ArrowUp'],
    ] as const) {
      const next = neighbour(boxes, 1, there) ?? NaN;
      expect(neighbour(boxes, next, back)).toBe(1);
    }
  });

  it('stay where nothing lies in this direction', () => {
    expect(neighbour(boxes, 0, 'ArrowUp')).toBeUndefined();
    expect(neighbour(boxes, 0, 'ArrowLeft')).toBeUndefined();
    expect(neighbour(boxes, 0, 'a')).toBeUndefined();
    expect(neighbour([box(0, 1), box(3, 0)], 1, 'ArrowDown')).toBeUndefined();
  });

  it('jump to both ends', () => {
    expect(neighbour(boxes, 3, 'Home')).toBe(0);
    expect(neighbour(boxes, 3, 'End')).toBe(6);
  });
});
