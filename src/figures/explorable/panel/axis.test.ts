import {expect, it} from 'vitest';
import {
  areaOf,
  lineOf,
  positionOf,
  roundTicks,
  snapped,
  tickLabel,
  valueAt,
  type Axis,
} from './axis';

const linear: Axis = {min: -4, max: 6, title: '', ticks: []};
const logarithmic: Axis = {min: 1e-2, max: 1e4, title: '', ticks: [], isLogarithmic: true};

it('places values between the ends of an axis, and finds them again', () => {
  expect(positionOf(1, linear)).toBeCloseTo(50, 12);
  expect(positionOf(10, logarithmic)).toBeCloseTo(50, 12);
  for (const axis of [linear, logarithmic]) {
    expect(valueAt(positionOf(0.3, axis), axis)).toBeCloseTo(0.3, 12);
    expect(positionOf(-1e9, axis)).toBe(0);
    expect(positionOf(1e9, axis)).toBe(100);
  }
});

it('snaps to the grid of a slider, within its limits', () => {
  expect(snapped(1.26, {min: 1, max: 3, step: 0.1})).toBe(1.3);
  expect(snapped(-5, {min: 1, max: 3, step: 0.1})).toBe(1);
  expect(snapped(99, {min: 1, max: 3, step: 0.1})).toBe(3);
});

it('chooses round ticks, at most as many as asked for', () => {
  expect(roundTicks(0, 12, 5)).toEqual([0, 5, 10]);
  expect(roundTicks(-0.3, 0.9, 6)).toEqual([-0.2, 0, 0.2, 0.4, 0.6, 0.8]);
});

it('labels ticks of a logarithmic axis by powers of ten', () => {
  expect(tickLabel(1e-2, logarithmic)).toBe('10⁻²');
  expect(tickLabel(-2, linear)).toBe('−2');
});

it('draws lines and closed areas in percent from the top', () => {
  const at = {
    x: (value: number) => positionOf(value, linear),
    y: (value: number) => 100 - positionOf(value, linear),
  };
  const points = [
    {x: -4, y: -4},
    {x: 6, y: 1},
  ];
  expect(lineOf(points, at)).toBe('M0.00 100.00L100.00 50.00');
  expect(areaOf(points, at)).toBe('M0.00 100.00L100.00 50.00L100.00 100L0.00 100Z');
  expect(areaOf([], at)).toBe('');
});
