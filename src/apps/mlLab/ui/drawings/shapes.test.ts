import {expect, it} from 'vitest';
import {edgesFor, shapesOf} from './shapes';

const events = {
  label: Uint8Array.of(1, 1, 0, 0, 0),
  weight: Float64Array.of(3, 1, 2, 2, 4),
};

it('counts each class by weight and by itself, and keeps what lies beyond', () => {
  const column = Float32Array.of(0.5, 9, -7, 1.5, 1.5);
  const {signal, background} = shapesOf(events, column, [0, 1, 2]);
  expect(signal).toEqual([0.75, 0.25]);
  expect(background).toEqual([0.25, 0.75]);
});

it('gives numbers of things a bin each, and leaves far values out of the range of others', () => {
  expect(edgesFor(Float32Array.of(0, 1, 2, 1, 0), true)).toEqual([-0.5, 0.5, 1.5]);
  const column = Float32Array.from({length: 1000}, (_, i) => (i === 7 ? 1e6 : i / 1000));
  const edges = edgesFor(column, false);
  expect(edges.at(-1)).toBeLessThan(1.1);
});
