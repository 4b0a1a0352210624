/** Where the lines, numbers and bars of a grid for a histogram are: across in percent, down in em. */
import type {Grid} from '@site/src/data/lessons/schema';
import {formatNumber} from '@site/src/kit/format/numbers';

export type GridProps = Omit<Grid, 'kind'>;

interface Row {
  readonly at: number;
  readonly label: string;
  readonly isZero: boolean;
}

interface Column {
  readonly at: number;
  readonly label: string;
}

/** A point in the middle of a bin, with the ends of its error bar. */
interface GridPoint {
  readonly at: number;
  readonly middle: number;
  readonly top: number;
  readonly bottom: number;
}

interface Bar {
  readonly from: number;
  readonly width: number;
  readonly top: number;
  readonly tall: number;
}

export interface GridShape {
  readonly alt: string;
  readonly height: number;
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  readonly bars: readonly Bar[];
  /** In place of bars, if the contents have uncertainties. */
  readonly points: readonly GridPoint[];
}

/** Rows of at least 1.3 em, to write in, and up to 2 em where there are few. */
const rowHeightFor = (rows: number): number => Math.min(2, Math.max(1.3, 14 / rows));

function altOf({across, upwards, from, to, bin, bottom, top, counts, errors}: GridProps): string {
  if (!counts) {
    return `Empty grid for a histogram: ${across} from ${from} to ${to} in bins of ${bin}, ${upwards} from ${formatNumber(bottom)} to ${formatNumber(top)}.`;
  }
  const filled = counts.flatMap((count, i) =>
    count === 0 && !errors
      ? []
      : [
          `${from + i * bin} to ${from + (i + 1) * bin}: ${formatNumber(count)}${errors ? ` ± ${errors[i]}` : ''}`,
        ],
  );
  if (errors) return `Points with error bars of ${across}, ${upwards}: ${filled.join('; ')}.`;
  return `Histogram of ${across}, ${upwards}: ${filled.join('; ')}. Other bins are empty.`;
}

export function gridShape(props: GridProps): GridShape {
  const {from, to, bin, labelEvery, bottom, top, step, counts = [], errors} = props;
  const rows = Math.round((top - bottom) / step);
  const bins = Math.round((to - from) / bin);
  const rowHeight = rowHeightFor(rows);
  const heightOf = (value: number): number => ((top - value) / step) * rowHeight;
  const everyRow = rows > 8 ? 2 : 1;
  return {
    alt: altOf(props),
    height: rows * rowHeight,
    rows: Array.from({length: rows + 1}, (_, i) => {
      const value = bottom + i * step;
      const isNamed = (value / step) % everyRow === 0;
      return {at: heightOf(value), label: isNamed ? formatNumber(value) : '', isZero: value === 0};
    }),
    columns: Array.from({length: bins + 1}, (_, i) => ({
      at: (100 * i) / bins,
      label: i % labelEvery === 0 ? formatNumber(from + i * bin) : '',
    })),
    bars: errors
      ? []
      : counts.map((count, i) => ({
          from: (100 * i) / bins,
          width: 100 / bins,
          top: heightOf(Math.max(0, count)),
          tall: (Math.abs(count) / step) * rowHeight,
        })),
    points: (errors ?? []).map((error, i) => {
      const count = counts[i] ?? NaN;
      return {
        at: (100 * (i + 0.5)) / bins,
        middle: heightOf(count),
        top: heightOf(count + error),
        bottom: heightOf(count - error),
      };
    }),
  };
}
