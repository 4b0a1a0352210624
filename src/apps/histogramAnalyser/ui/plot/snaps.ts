/** Values that the ends of a cut have while it is dragged: edges of bins, and round numbers between. */
import {roundSnaps} from '@site/src/plot/brushRange';
import {edgesOf} from '../../model/counting/axis';
import type {HistogramDescription} from '../../model/description';
import {isNumberOfThings} from '../../model/numberOfThings';
import {binWidthOf} from './quantities';

/** All snaps in ascending order. Numbers of things have none but the edges of their bins. */
export function snapsOf(histogram: HistogramDescription): readonly number[] {
  const edges = edgesOf(histogram.axis);
  const width = binWidthOf(histogram);
  if (width === null || histogram.categories || isNumberOfThings(histogram)) return edges;
  return roundSnaps(edges, width);
}

/** The smallest step of number fields. */
export function stepOf(histogram: HistogramDescription): number {
  if (isNumberOfThings(histogram)) return 1;
  const snaps = snapsOf(histogram);
  return Number(((snaps[1] as number) - (snaps[0] as number)).toPrecision(9));
}
