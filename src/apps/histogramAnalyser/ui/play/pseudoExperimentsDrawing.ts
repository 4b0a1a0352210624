import {countRange} from '@site/src/plot/axes';
import type {HistogramLayer, Layer} from '@site/src/plot/layers';
import {legendOf} from '@site/src/plot/legend';
import {drawPlot, type Drawing} from '@site/src/plot/plot';
import type {ToyHistograms} from '../../model/statistics/pseudoExperiments';

/**
 * The observed significances of pseudo-experiments, with signal and without.
 *
 * @param observed significance of the data, once the user has looked at them
 */
export function pseudoExperimentsDrawing(
  {edges, withSignal, backgroundOnly}: ToyHistograms,
  observed: number | null,
  description: string,
): Drawing {
  const [min, max] = [edges[0] ?? 0, edges.at(-1) ?? 1];
  const histograms: readonly HistogramLayer[] = [
    {
      kind: 'histogram',
      name: 'signal plus background',
      style: {colour: 'accent', fill: 'tint', pattern: 'rising'},
      edges,
      values: withSignal,
    },
    {
      kind: 'histogram',
      name: 'background only',
      style: {colour: 'ink', dashes: '7 3'},
      edges,
      values: backgroundOnly,
    },
  ];
  const references: readonly Layer[] = [
    ...(max > 3
      ? [{kind: 'reference', x: 3, name: '3 standard deviations', isMuted: true} as const]
      : []),
    ...(observed === null
      ? []
      : [
          {
            kind: 'reference',
            x: Math.min(max, Math.max(min, observed)),
            name: 'the data',
          } as const,
        ]),
  ];
  return {
    key: 'pseudo-experiments',
    title: 'Significance in pseudo-experiments',
    description,
    legend: legendOf(histograms),
    draw: (...place) =>
      drawPlot(
        {
          x: {title: 'Significance in standard deviations', min, max},
          y: {
            title: 'Experiments',
            ...countRange([...withSignal, ...backgroundOnly], false),
            isNice: true,
          },
          layers: [...histograms, ...references],
          aspect: 0.5,
        },
        ...place,
      ),
    table: {
      caption: 'Distribution of the observed significance in the pseudo-experiments.',
      head: ['Significance', 'Signal plus background', 'Background only'],
      rows: withSignal.map((count, bin) => [
        {from: edges[bin] ?? 0, to: edges[bin + 1] ?? 0},
        count,
        backgroundOnly[bin] ?? 0,
      ]),
    },
  };
}
