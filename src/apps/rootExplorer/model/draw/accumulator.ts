/** Sums of weights in bins, in one dimension or two, with the statistics of all values. */
import {entryOf, type Binning} from '@site/src/physics/statistics/binning';
import type {DrawnSeries} from '../types';
import type {FillValues} from './fillValues';
import type {Extended} from './range';

/** Sums of w, w*d and w*d*d, where d is the distance to a number among the values. */
class Moments {
  private sum = 0;
  private first = 0;
  private second = 0;

  constructor(private readonly middle: number) {}

  add(value: number, weight: number): void {
    const distance = value - this.middle;
    this.sum += weight;
    this.first += weight * distance;
    this.second += weight * distance * distance;
  }

  get mean(): number {
    return this.middle + this.first / this.sum;
  }

  get deviation(): number {
    const shift = this.first / this.sum;
    return Math.sqrt(Math.max(0, this.second / this.sum - shift * shift));
  }
}

/** An axis, and whether its range may be extended. */
export interface GrowingAxis {
  readonly binning: Binning;
  readonly isOpen: boolean;
}

/** A value that waits for its axis to be extended. */
interface PendingValue {
  readonly x: number;
  readonly y: number;
  readonly weight: number;
}

interface Sums {
  readonly ofWeights: Float64Array;
  readonly ofSquares: Float64Array;
}

const isOutside = (value: number, {low, high}: Binning): boolean => value < low || value >= high;

/** The slot of an old one, the under- and overflow included, after its axis was extended. */
const slotAfter = (slot: number, old: Binning, {binning, below, merged}: Extended): number => {
  if (slot === 0) return 0;
  return slot > old.bins ? binning.bins + 1 : 1 + Math.floor((slot - 1 + below) / merged);
};

/** What is put into bins. Values outside an open axis are kept, so that it can be extended. */
export class Accumulator {
  /** All values but those that are not numbers. */
  entries = 0;
  private notANumber = 0;
  private waiting: PendingValue[] = [];
  private sums: Sums;
  private readonly ofX: Moments;
  private readonly ofY: Moments | undefined;

  /** @param y the second axis of a histogram in two dimensions */
  constructor(
    private x: GrowingAxis,
    private y?: GrowingAxis,
  ) {
    const middleOf = ({binning: {low, high}}: GrowingAxis): number => (low + high) / 2;
    this.sums = this.noSums();
    this.ofX = new Moments(middleOf(x));
    this.ofY = y && new Moments(middleOf(y));
  }

  private noSums(): Sums {
    const size = (this.x.binning.bins + 2) * (this.y ? this.y.binning.bins + 2 : 1);
    return {ofWeights: new Float64Array(size), ofSquares: new Float64Array(size)};
  }

  private put({ofWeights, ofSquares}: Sums, x: number, y: number, weight: number): void {
    const row = this.y ? entryOf(y, this.y.binning) * (this.x.binning.bins + 2) : 0;
    const slot = entryOf(x, this.x.binning) + row;
    ofWeights[slot] = (ofWeights[slot] as number) + weight;
    ofSquares[slot] = (ofSquares[slot] as number) + weight * weight;
  }

  private waits(value: number, axis: GrowingAxis | undefined): boolean {
    return axis?.isOpen === true && Number.isFinite(value) && isOutside(value, axis.binning);
  }

  private settle(x: number, y: number, weight: number): void {
    if (this.waits(x, this.x) || this.waits(y, this.y)) this.waiting.push({x, y, weight});
    else this.put(this.sums, x, y, weight);
  }

  add({x: values, y: others, weights}: FillValues): void {
    for (let i = 0; i < values.length; i += 1) {
      const x = values[i] as number;
      const y = others?.[i] ?? 0;
      const weight = weights[i] as number;
      if (Number.isNaN(x) || Number.isNaN(y) || Number.isNaN(weight)) {
        this.notANumber += 1;
        continue;
      }
      this.entries += 1;
      if (Number.isFinite(x)) this.ofX.add(x, weight);
      if (Number.isFinite(y)) this.ofY?.add(y, weight);
      this.settle(x, y, weight);
    }
  }

  /** How many values are outside of an open axis. */
  get kept(): number {
    return this.waiting.length;
  }

  /** Finite values outside of an open axis. */
  outside(which: 'x' | 'y'): readonly number[] {
    return this.waiting.map((one) => one[which]).filter((value) => this.waits(value, this[which]));
  }

  /** Counts everything in the bins of a wider axis. */
  extend(which: 'x' | 'y', extended: Extended): void {
    const old = {x: this.x, y: this.y, sums: this.sums};
    const axis = {binning: extended.binning, isOpen: true};
    if (which === 'x') this.x = axis;
    else this.y = axis;
    this.sums = this.noSums();
    const oldWidth = old.x.binning.bins + 2;
    const width = this.x.binning.bins + 2;
    for (let slot = 0; slot < old.sums.ofWeights.length; slot += 1) {
      const [i, j] = [slot % oldWidth, Math.floor(slot / oldWidth)];
      const to =
        which === 'x'
          ? slotAfter(i, old.x.binning, extended) + j * width
          : i + slotAfter(j, (old.y ?? old.x).binning, extended) * width;
      const {ofWeights, ofSquares} = this.sums;
      ofWeights[to] = (ofWeights[to] as number) + (old.sums.ofWeights[slot] as number);
      ofSquares[to] = (ofSquares[to] as number) + (old.sums.ofSquares[slot] as number);
    }
    this.waiting.splice(0).forEach(({x, y, weight}) => this.settle(x, y, weight));
  }

  /** A copy of the sums so far. */
  series(label: string): DrawnSeries {
    const {ofWeights, ofSquares} = {
      ofWeights: this.sums.ofWeights.slice(),
      ofSquares: this.sums.ofSquares.slice(),
    };
    for (const {x, y, weight} of this.waiting) this.put({ofWeights, ofSquares}, x, y, weight);
    const width = this.x.binning.bins + 2;
    const last = {i: width - 1, j: this.y ? this.y.binning.bins + 1 : -1};
    let underflow = 0;
    let overflow = 0;
    ofWeights.forEach((weight, slot) => {
      const [i, j] = [slot % width, Math.floor(slot / width)];
      if (i === 0 || (this.y && j === 0)) underflow += weight;
      else if (i === last.i || j === last.j) overflow += weight;
    });
    return {
      label,
      sumOfWeights: ofWeights,
      sumOfSquares: ofSquares,
      entries: this.entries,
      underflow,
      overflow,
      notANumber: this.notANumber,
      mean: this.ofX.mean,
      deviation: this.ofX.deviation,
      ...(this.ofY ? {yMean: this.ofY.mean, yDeviation: this.ofY.deviation} : {}),
    };
  }
}
