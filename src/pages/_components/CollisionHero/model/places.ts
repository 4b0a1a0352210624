/** Positions of events in the frame of the mass histogram, in per cent from its left and from its top. */
import {massBinning} from '@site/src/physics/montecarlo/fourLepton';
import type {Position} from '@site/src/plot/paths';
import {binOf, collisions, countsOf} from './collisions';
import {height} from './scale';

/** Events up to the top of the frame while dots fall. */
export const dotsTop = 60;

/** Two columns of dots in a bin, so that a row is two events high. */
const rowHeight = (100 * 2) / dotsTop;
const columnOffset = 0.22;
const binWidth = 100 / massBinning.bins;
const digits = (value: number): number => Math.round(value * 100) / 100;

function dotPlace(bin: number, order: number): Position {
  const side = order % 2 === 0 ? -columnOffset : columnOffset;
  return {
    x: digits((bin + 0.5 + side) * binWidth),
    y: digits(100 - (Math.floor(order / 2) + 0.5) * rowHeight),
  };
}

/** One dot for each of the first `shown` collisions, stacked in its bin. */
export function dotPlaces(shown: number): readonly Position[] {
  const filled = new Array<number>(massBinning.bins).fill(0);
  return collisions.slice(0, shown).map(({mass}) => {
    const bin = binOf(mass);
    const order = filled[bin] ?? 0;
    filled[bin] = order + 1;
    return dotPlace(bin, order);
  });
}

/** The middle of a bin, at the height of its count. */
export function pointPlace(bin: number, count: number, top: number): Position {
  return {x: digits((bin + 0.5) * binWidth), y: height(count, top)};
}

/** The point of the bin to which a collision belongs, among all collisions that pass the cut. */
export function pointOf(index: number, cut: number, top: number): Position {
  const bin = binOf(collisions[index]?.mass ?? massBinning.low);
  return pointPlace(bin, countsOf(collisions.length, cut)[bin] ?? 0, top);
}
