/** Sums of weights in bins, in one dimension or two, with the statistics of what is in them. */
import {entryOf, type Binning} from '@site/src/physics/binning';
import type {DrawnSeries} from '../types';
import type {Chosen} from './chosen';

/** Sums of w, w*d and w*d*d, where d is the distance to the middle of the axis. */
class Moments {
  private readonly middle: number;
  private sum = 0;
  private first = 0;
  private second = 0;

  constructor({low, high}: Binning) {
    this.middle = (low + high) / 2;
  }

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

export interface Accumulator {
  add(chosen: Chosen): void;
  /** A copy of the sums so far. */
  series(label: string): DrawnSeries;
}

/** @param y the second axis of a histogram in two dimensions */
export function accumulator(x: Binning, y?: Binning): Accumulator {
  const size = (x.bins + 2) * (y ? y.bins + 2 : 1);
  const sumOfWeights = new Float64Array(size);
  const sumOfSquares = new Float64Array(size);
  const ofX = new Moments(x);
  const ofY = y ? new Moments(y) : undefined;
  let entries = 0;
  let notANumber = 0;
  let underflow = 0;
  let overflow = 0;

  function addOne(value: number, other: number, weight: number): void {
    const i = entryOf(value, x);
    const j = y ? entryOf(other, y) : 0;
    if (Number.isNaN(i + j + weight)) {
      notANumber += 1;
      return;
    }
    const place = i + j * (y ? x.bins + 2 : 0);
    sumOfWeights[place] = (sumOfWeights[place] as number) + weight;
    sumOfSquares[place] = (sumOfSquares[place] as number) + weight * weight;
    entries += 1;
    if (i === 0 || (y && j === 0)) underflow += weight;
    else if (i === x.bins + 1 || (y && j === y.bins + 1)) overflow += weight;
    else {
      ofX.add(value, weight);
      ofY?.add(other, weight);
    }
  }

  return {
    add({x: values, y: others, weights}) {
      for (let i = 0; i < values.length; i += 1) {
        addOne(values[i] as number, others?.[i] ?? 0, weights[i] as number);
      }
    },
    series: (label) => ({
      label,
      sumOfWeights: sumOfWeights.slice(),
      sumOfSquares: sumOfSquares.slice(),
      entries,
      underflow,
      overflow,
      notANumber,
      mean: ofX.mean,
      deviation: ofX.deviation,
      ...(ofY ? {yMean: ofY.mean, yDeviation: ofY.deviation} : {}),
    }),
  };
}
