import {formatPercent} from '@site/src/kit/format/quantities';
import type {Sculpting} from '../../model/measure/sculpting';
import type {Feature} from '../../model/types';
import type {HistogramLayer} from '@site/src/plot/layers';
import {legendOf} from '@site/src/plot/legend';
import {drawPlot, type Drawing} from '@site/src/plot/plot';
import type {SeriesStyle} from '@site/src/plot/styles';
import {seriesStyles} from './seriesStyles';

/** All background, what of it passes, and signal, over one quantity. */
export function sculptingDrawing(
  shape: Sculpting,
  {name, label, unit}: Feature,
  percent: number,
): Drawing {
  const {before, after, signal, range, distance} = shape;
  const title = unit ? `${label} [${unit}]` : label;
  const width = (range.high - range.low) / before.length;
  const edges = Array.from({length: before.length + 1}, (_, bin) => range.low + bin * width);
  const histogram = (
    histogramName: string,
    style: SeriesStyle,
    values: readonly number[],
  ): HistogramLayer => ({kind: 'histogram', name: histogramName, style, edges, values});
  const layers = [
    histogram('all background events', seriesStyles.background, before),
    histogram('signal', seriesStyles.train, signal),
    histogram(`highest-scoring ${percent} %`, seriesStyles.test, after),
  ];
  return {
    key: `background-${name}`,
    title: `Background shape in ${label}`,
    description: `Fraction of events per bin as a function of ${title}. The distribution of the highest-scoring ${percent} % differs from that of the whole background by ${formatPercent(distance)}.`,
    legend: legendOf(layers),
    draw: (...place) =>
      drawPlot(
        {
          x: {title, min: range.low, max: range.high},
          y: {
            title: 'Fraction',
            min: 0,
            max: 1.08 * Math.max(0.01, ...before, ...after, ...signal),
            isNice: true,
          },
          layers,
          aspect: 0.5,
        },
        ...place,
      ),
    table: {
      caption: `Fraction of events per bin of ${title}.`,
      head: ['From', 'To', 'All background events', `Highest ${percent} %`, 'Signal'],
      rows: before.map((share, bin) => [
        range.low + bin * width,
        range.low + (bin + 1) * width,
        share,
        after[bin] ?? 0,
        signal[bin] ?? 0,
      ]),
    },
  };
}
