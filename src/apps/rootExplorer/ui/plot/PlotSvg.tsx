/** A plot as a picture: the same on a page and in a file. */
import type {ReactNode} from 'react';
import {byVariable, type Paint} from '@site/src/lib/picture/grounds';
import type {Size} from './layout';
import {levelsOf, type Levels} from './levels';
import {OneDimension} from './OneDimension';
import {cellOf, type PlotData, type PlotSeries} from './plotData';
import {TwoDimensions} from './TwoDimensions';
import {describe} from './words';

/** Steps that all drawings of a plot share, so that they can be compared. */
export function sharedLevels({axes, series}: PlotData, isLogarithmic: boolean): Levels {
  const [x, y] = axes;
  const [columns, rows] = [x.edges.length - 1, (y?.edges.length ?? 1) - 1];
  const values = series.flatMap(({contents}) =>
    Array.from({length: columns * rows}, (_, at) =>
      cellOf(contents, columns, at % columns, Math.floor(at / columns)),
    ),
  );
  return levelsOf(values, isLogarithmic);
}

interface Props {
  readonly plot: PlotData;
  /** The one that is drawn, of a plot in two dimensions. */
  readonly series: PlotSeries;
  readonly levels: Levels;
  readonly size: Size;
  readonly isLogarithmic: boolean;
  /** Begins the ids of this drawing; no other may have it. */
  readonly id: string;
  /** Gives the values of tokens, where no style sheet of the site will be. */
  readonly paint?: Paint;
}

export function PlotSvg(props: Props): ReactNode {
  const {plot, series, levels, size, isLogarithmic, id, paint = byVariable} = props;
  const [x, y] = plot.axes;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-text`}
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width}
      height={size.height}
      fontSize={size.fontSize}
      fontFamily={paint('font-sans')}
    >
      <title id={`${id}-name`}>{`Histogram: ${plot.title}`}</title>
      <desc id={`${id}-text`}>{describe(y ? {...plot, series: [series]} : plot)}</desc>
      {y ? (
        <TwoDimensions axes={[x, y]} {...{series, levels, size, paint}} />
      ) : (
        <OneDimension {...{plot, size, isLogarithmic, paint}} />
      )}
    </svg>
  );
}
