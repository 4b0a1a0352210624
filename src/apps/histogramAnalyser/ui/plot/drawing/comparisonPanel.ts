/** The panel below a plot as paths: data over prediction, or pulls. */
import {arrowsPath, bandPath, barsPath, dotsPath} from '@site/src/plot/paths';
import {framePath, type Box} from '@site/src/plot/frame';
import {linearWith, type Scale} from '@site/src/plot/scales';
import type {Plot} from '../../../model/view';
import {comparisonOf, type ComparisonKind} from './comparison';
import type {Drawing} from './drawing';
import type {Draw, Layers} from './layers';

/** Distance of an arrow from the end of the panel, in pixels. */
const arrowInset = 7;

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
): Drawing['ratio'] {
  const comparison = comparisonOf(kind, plot, draw, layers);
  if (!comparison) return null;
  const {title, centre, reach, ticks, points, lower, upper} = comparison;
  const [min, max] = [centre - reach, centre + reach];
  const y = linearWith(min, max, [box.bottom, box.top], ticks);
  const xs = plot.edges.map(x.at);
  const middle = (bin: number): number => ((xs[bin] as number) + (xs[bin + 1] as number)) / 2;
  const isBeyond = ({value}: {readonly value: number}): boolean => Math.abs(value - centre) > reach;
  return {
    box,
    title,
    frame: framePath({box, x, y}),
    ticks: y.ticks,
    line: `M${box.left} ${y.at(centre)}H${box.right}`,
    bands: [{number: -1, path: bandPath(xs, lower.map(y.at), upper.map(y.at))}],
    bars: barsPath(
      points
        .filter(({low, high}) => low < max && high > low)
        .map(({bin, low, high}) => ({x: middle(bin), from: y.at(low), to: y.at(high)})),
    ),
    dots: dotsPath(
      points
        .filter((point) => !isBeyond(point) && point.hasDot)
        .map(({bin, value}) => ({x: middle(bin), y: y.at(value)})),
    ),
    arrows: arrowsPath(
      points.filter(isBeyond).map(({bin, value}) => ({
        x: middle(bin),
        y: value > centre ? box.top + arrowInset : box.bottom - arrowInset,
        isUp: value > centre,
      })),
    ),
  };
}
