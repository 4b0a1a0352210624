import {formatNumber} from '@site/src/kit/format/numbers';
import type {Dataset} from '../../model/types';
import type {HistogramLayer} from '@site/src/plot/layers';
import {legendOf} from '@site/src/plot/legend';
import {drawPlot, type Drawing} from '@site/src/plot/plot';
import {seriesStyles} from './seriesStyles';

interface Shapes {
  readonly edges: readonly number[];
  readonly signal: readonly number[];
  readonly background: readonly number[];
}

/** Where 1 % and 99 % of the values lie, so that a few far ones do not press the others together. */
function middle(column: Float32Array): readonly [number, number] {
  const sorted = column.slice().sort();
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return [at(0.01), at(0.99)];
}

export function edgesFor(column: Float32Array, isInteger: boolean): readonly number[] {
  const [low, high] = middle(column);
  const bins = isInteger ? Math.min(40, Math.max(1, Math.round(high - low) + 1)) : 30;
  const from = isInteger ? low - 0.5 : low;
  const width = isInteger ? (high - low + 1) / bins : (high - low) / bins || 1;
  return Array.from({length: bins + 1}, (_, bin) => from + bin * width);
}

/** Shares of each class by weight in the bins of a quantity; the outer bins hold what lies beyond. */
export function shapesOf(
  {label, weight}: Pick<Dataset, 'label' | 'weight'>,
  column: Float32Array,
  edges: readonly number[],
): Shapes {
  const bins = edges.length - 1;
  const sums = [new Float64Array(bins), new Float64Array(bins)] as const;
  const [low, high] = [edges[0] ?? 0, edges.at(-1) ?? 1];
  column.forEach((value, row) => {
    const bin = Math.floor((bins * (value - low)) / (high - low));
    const kept = Math.max(0, Math.min(bins - 1, bin));
    const sum = sums[label[row] === 1 ? 1 : 0];
    sum[kept] = (sum[kept] ?? 0) + (weight[row] ?? 0);
  });
  const shares = (sum: Float64Array): readonly number[] => {
    const total = sum.reduce((all, one) => all + one, 0);
    return Array.from(sum, (one) => (total > 0 ? one / total : 0));
  };
  return {edges, background: shares(sums[0]), signal: shares(sums[1])};
}

/** How signal and background are spread over one quantity. */
export function shapesDrawing(dataset: Dataset, place: number): Drawing {
  const feature = dataset.features[place];
  const column = dataset.columns[place];
  const label = feature?.label ?? '';
  const unit = feature?.unit ? ` [${feature.unit}]` : '';
  const edges = edgesFor(column ?? new Float32Array(1), feature?.isInteger ?? false);
  const shapes = shapesOf(dataset, column ?? new Float32Array(0), edges);
  const highest = Math.max(0.01, ...shapes.signal, ...shapes.background);
  const peak = (of: readonly number[]): string => {
    const bin = of.indexOf(Math.max(...of));
    return [bin, bin + 1]
      .map((edge) => formatNumber(edges[edge] ?? 0, {significant: 3, maxDecimals: 3}))
      .join(' and ');
  };
  const layers = (['background', 'signal'] as const).map((key): HistogramLayer => ({
    kind: 'histogram',
    name: key,
    style: seriesStyles[key],
    edges,
    values: shapes[key],
  }));
  return {
    key: `shape-${feature?.name ?? ''}`,
    title: `Before training: ${label}`,
    description: `Fractions of signal and background per bin of ${label}${unit}. The signal peaks between ${peak(shapes.signal)}, the background between ${peak(shapes.background)}.`,
    legend: legendOf(layers),
    draw: (...place) =>
      drawPlot(
        {
          x: {title: `${label}${unit}`, min: edges[0] ?? 0, max: edges.at(-1) ?? 1},
          y: {title: 'Fraction of events', min: 0, max: 1.08 * highest, isNice: true},
          layers,
          aspect: 0.5,
        },
        ...place,
      ),
    table: {
      caption: `Fraction of each class per bin of ${label}${unit}. The outer bins include underflow and overflow.`,
      head: ['From', 'To', 'Signal', 'Background'],
      rows: shapes.signal.map((share, bin) => [
        edges[bin] ?? 0,
        edges[bin + 1] ?? 0,
        share,
        shapes.background[bin] ?? 0,
      ]),
    },
  };
}
