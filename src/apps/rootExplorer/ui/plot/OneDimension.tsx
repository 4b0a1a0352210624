import type {ReactNode} from 'react';
import {bandPath, barsPath, dotsPath, stepsPath} from '@site/src/plot/paths';
import type {Paint} from '@site/src/lib/picture/grounds';
import {meanScale, quantityScale, valueScale} from './axes';
import {Frame} from './frame';
import {boxOf, type Size} from './layout';
import {seriesLooks} from './looks';
import {insideOf, type PlotData} from './plotData';

/** More bins than this stand too close for error bars to be told apart. */
const maxBars = 160;

interface Props {
  readonly plot: PlotData;
  readonly size: Size;
  readonly isLogarithmic: boolean;
  readonly paint: Paint;
}

interface Points {
  readonly values: readonly number[];
  readonly errors: readonly number[];
}

const reachOf = ({values, errors}: Points): readonly number[] =>
  values.flatMap((value, bin) => [value, value + (errors[bin] ?? 0)]);

/** Histograms as steps over the quantity, profiles as points. */
export function OneDimension({plot, size, isLogarithmic, paint}: Props): ReactNode {
  const box = boxOf(size);
  const [axis] = plot.axes;
  const series = plot.series.map(({contents, errors}): Points => ({
    values: insideOf(contents),
    errors: insideOf(errors),
  }));
  const x = quantityScale(axis, [box.left, box.right], size.fontSize);
  const places = [box.bottom, box.top] as const;
  const filled = (points: Points): readonly number[] =>
    points.values.flatMap((value, bin) => {
      const error = points.errors[bin] ?? 0;
      return value === 0 && error === 0 ? [] : [value - error, value + error];
    });
  const y = plot.isProfile
    ? meanScale(series.flatMap(filled), places, size.fontSize)
    : valueScale(series.flatMap(reachOf), isLogarithmic, places, size.fontSize);
  const xs = axis.edges.map(x.at);
  const middle = (bin: number): number => ((xs[bin] ?? 0) + (xs[bin + 1] ?? 0)) / 2;
  const ground = y.at(isLogarithmic ? y.low : 0);
  return (
    <>
      <rect
        x={box.left}
        y={box.top}
        width={box.right - box.left}
        height={box.bottom - box.top}
        fill={paint('paper-raised')}
      />
      {series.map(({values, errors}, number) => {
        const {colour, dashes, wash} = seriesLooks[number] ?? seriesLooks[0];
        const ys = values.map(y.at);
        const shown = values.flatMap((value, bin) =>
          plot.isProfile ? (value === 0 && errors[bin] === 0 ? [] : [bin]) : value > 0 ? [bin] : [],
        );
        const bars = shown.map((bin) => ({
          x: middle(bin),
          from: y.at((values[bin] ?? 0) - (errors[bin] ?? 0)),
          to: y.at((values[bin] ?? 0) + (errors[bin] ?? 0)),
        }));
        return (
          <g key={number} fill="none" stroke={paint(colour)}>
            {!plot.isProfile && (
              <>
                {wash && (
                  <path
                    d={bandPath(
                      xs,
                      ys.map(() => ground),
                      ys,
                    )}
                    fill={paint(wash)}
                    stroke="none"
                  />
                )}
                <path d={stepsPath(xs, ys)} strokeWidth="2" strokeDasharray={dashes} />
              </>
            )}
            {values.length <= maxBars && <path d={barsPath(bars)} strokeWidth="1" />}
            {plot.isProfile && (
              <path
                d={dotsPath(shown.map((bin) => ({x: middle(bin), y: ys[bin] ?? 0})))}
                strokeWidth="5"
                strokeLinecap="round"
              />
            )}
          </g>
        );
      })}
      <Frame
        {...{box, x, y, paint}}
        xTitle={axis.title}
        yTitle={plot.valueTitle}
        fontSize={size.fontSize}
      />
    </>
  );
}
