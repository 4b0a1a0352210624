/** The bins of a plot as a table that other programs read. */
import {csvText} from '@site/src/lib/csv';
import type {PlotData, PlotSeries} from './plotData';

const seriesHeader = ({series, valueTitle}: PlotData): readonly string[] =>
  series.flatMap(({label}) => {
    const name = series.length > 1 ? `${valueTitle} (${label})` : valueTitle;
    return [name, `error of ${name}`];
  });

const cells = (series: readonly PlotSeries[], slot: number): readonly number[] =>
  series.flatMap(({contents, errors}) => [contents[slot] ?? 0, errors[slot] ?? 0]);

/** Ends of a bin; those of under- and overflow are empty on their open side. */
const endsOf = (edges: readonly number[], slot: number): readonly (number | null)[] => [
  slot === 0 ? null : (edges[slot - 1] ?? null),
  edges[slot] ?? null,
];

/** A row for each bin, with under- and overflow; in two dimensions x runs first. */
export function binsCsv(plot: PlotData): string {
  const [x, y] = plot.axes;
  const columns = x.edges.length + 1;
  const rows = y ? y.edges.length + 1 : 1;
  const ends = (title: string): readonly string[] => [`${title} from`, `${title} to`];
  return csvText(
    [...ends(x.title), ...(y ? ends(y.title) : []), ...seriesHeader(plot)],
    Array.from({length: columns * rows}, (_, slot) => [
      ...endsOf(x.edges, slot % columns),
      ...(y ? endsOf(y.edges, Math.floor(slot / columns)) : []),
      ...cells(plot.series, slot),
    ]),
  );
}
