/** The panel below a plot as paths: data over prediction, or pulls. */
import type {Box} from '@site/src/plot/frame';
import {ratioPaths} from '@site/src/plot/ratioPanel';
import type {RatioPaths} from '@site/src/plot/ratioView';
import type {Scale} from '@site/src/plot/scales';
import type {Plot} from '../../../model/view';
import {comparisonOf, type ComparisonKind} from './comparison';
import type {Draw, Layers} from './layers';

/** The plot to compare, and its shapes. */
interface Compared {
  readonly kind: ComparisonKind;
  readonly plot: Plot;
  readonly draw: Draw;
  readonly layers: Layers;
}

/** Null without data. */
export function comparisonPanel(
  {kind, plot, draw, layers}: Compared,
  box: Box,
  x: Scale,
): RatioPaths | null {
  const comparison = comparisonOf(kind, plot, draw, layers);
  return comparison && ratioPaths(comparison, plot.edges, box, x);
}
