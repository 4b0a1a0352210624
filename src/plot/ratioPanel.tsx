/** The panel below a plot that compares values with a prediction. */
import {framePath, FrameGround, type Box} from './frame';
import {arrowsPath, bandPath, barsPath, dotsPath} from './paths';
import type {PanelBelow} from './plot';
import type {Comparison} from './ratio';
import {RatioAxes, RatioContents, type RatioPaths} from './ratioView';
import {linearWith, type Scale} from './scales';
import {UncertaintyPattern} from './styles';

/** Distance of an arrow from the end of the panel, in pixels. */
const arrowInset = 7;

/** @param edges of the bins */
export function ratioPaths(
  {title, centre, reach, ticks, points, lower, upper}: Comparison,
  edges: readonly number[],
  box: Box,
  x: Scale,
): RatioPaths {
  const [min, max] = [centre - reach, centre + reach];
  const y = linearWith(min, max, [box.bottom, box.top], ticks);
  const xs = edges.map(x.at);
  const middle = (bin: number): number => ((xs[bin] as number) + (xs[bin + 1] as number)) / 2;
  const isBeyond = ({value}: {readonly value: number}): boolean => Math.abs(value - centre) > reach;
  return {
    box,
    title,
    frame: framePath({box, x, y}),
    ticks: y.ticks,
    line: `M${box.left} ${y.at(centre)}H${box.right}`,
    band: bandPath(xs, lower.map(y.at), upper.map(y.at)),
    bars: barsPath(
      points
        .filter((point) => point.min < max && point.max > point.min)
        .map((point) => ({x: middle(point.bin), from: y.at(point.min), to: y.at(point.max)})),
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

/** A comparison as the panel below a plot with these edges. @param colour of its points */
export const ratioPanel =
  (comparison: Comparison, edges: readonly number[], colour = 'ink'): PanelBelow =>
  ({x, fontSize, paint}, box, id) => {
    const ratio = ratioPaths(comparison, edges, box, x);
    return (
      <>
        <UncertaintyPattern id={id} paint={paint} />
        <FrameGround box={box} paint={paint} />
        <RatioContents {...{ratio, colour, paint}} pattern={id} />
        <RatioAxes {...{ratio, fontSize, paint}} />
      </>
    );
  };
