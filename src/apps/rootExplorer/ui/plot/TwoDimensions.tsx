import type {ReactNode} from 'react';
import type {Paint} from '@site/src/lib/picture/grounds';
import {quantityScale} from './axes';
import {Frame} from './frame';
import {boxOf, type Size} from './layout';
import {shades, type Levels} from './levels';
import {cellOf, type PlotAxis, type PlotSeries} from './plotData';

interface Props {
  readonly axes: readonly [PlotAxis, PlotAxis];
  readonly series: PlotSeries;
  readonly levels: Levels;
  readonly size: Size;
  readonly paint: Paint;
}

const round = (place: number): number => Math.round(place * 10) / 10;

/** One path for all bins of a step; neighbours in a row are joined. */
function pathsOf(
  contents: ArrayLike<number>,
  levels: Levels,
  xs: readonly number[],
  ys: readonly number[],
): ReadonlyMap<number, string> {
  const paths = new Map<number, string>();
  const columns = xs.length - 1;
  for (let j = 0; j < ys.length - 1; j += 1) {
    const [from, to] = [round(ys[j] ?? 0), round(ys[j + 1] ?? 0)];
    let start = 0;
    let step = levels.of(cellOf(contents, columns, 0, j));
    for (let i = 1; i <= columns; i += 1) {
      const next = i < columns ? levels.of(cellOf(contents, columns, i, j)) : NaN;
      if (next === step) continue;
      if (step !== -1) {
        const path = `M${round(xs[start] ?? 0)} ${from}H${round(xs[i] ?? 0)}V${to}H${round(xs[start] ?? 0)}z`;
        paths.set(step, (paths.get(step) ?? '') + path);
      }
      [start, step] = [i, next];
    }
  }
  return paths;
}

/** Bins in shades of one colour: the fuller, the stronger. What is below zero is crossed out. */
export function TwoDimensions({axes, series, levels, size, paint}: Props): ReactNode {
  const box = boxOf(size);
  const [xAxis, yAxis] = axes;
  const x = quantityScale(xAxis, [box.left, box.right], size.fontSize);
  const y = quantityScale(yAxis, [box.bottom, box.top], size.fontSize, true);
  const paths = pathsOf(series.contents, levels, xAxis.edges.map(x.at), yAxis.edges.map(y.at));
  return (
    <>
      <rect
        x={box.left}
        y={box.top}
        width={box.right - box.left}
        height={box.bottom - box.top}
        fill={paint('paper-raised')}
      />
      <g shapeRendering="crispEdges">
        {Array.from(paths, ([step, d]) =>
          step === -2 ? (
            <path key={step} d={d} fill="none" stroke={paint('danger')} />
          ) : (
            <path key={step} d={d} fill={paint('accent')} fillOpacity={shades[step]} />
          ),
        )}
      </g>
      <Frame
        {...{box, x, y, paint}}
        xTitle={xAxis.title}
        yTitle={yAxis.title}
        fontSize={size.fontSize}
      />
    </>
  );
}
