import type {ClassOutputs, Outputs} from '../../model/measure/outputs';
import type {Kolmogorov} from '../../model/results';
import type {HistogramLayer, PointsLayer} from '@site/src/plot/layers';
import {legendOf} from '@site/src/plot/legend';
import {drawPlot, type Drawing} from '@site/src/plot/plot';
import {formatMetric, formatProbability, formatThreshold} from '../labels/numbers';
import {seriesStyles} from './seriesStyles';

const classes = ['background', 'signal'] as const;

function pointsOf(edges: readonly number[], {test}: ClassOutputs): PointsLayer['points'] {
  return test.contents.flatMap((y, bin) => {
    const error = test.errors[bin] ?? 0;
    const x = ((edges[bin] ?? 0) + (edges[bin + 1] ?? 1)) / 2;
    return y === 0 && error === 0 ? [] : [{x, y, min: y - error, max: y + error}];
  });
}

const describeAgreement = (name: string, kind: Kolmogorov | null): string =>
  kind
    ? `${name}: the Kolmogorov–Smirnov distance between training and test events is ${formatMetric(kind.distance)}, with a p-value of ${formatProbability(kind.pValue)}.`
    : '';

/** What comes out, for training events as filled histograms and for test events as dots. */
export function outputsDrawing(outputs: Outputs, threshold: number): Drawing {
  const {low, high, bins} = outputs.binning;
  const edges = Array.from({length: bins + 1}, (_, bin) => low + ((high - low) * bin) / bins);
  const histograms = classes.map((key): HistogramLayer => ({
    kind: 'histogram',
    name: `${key}, training`,
    style: seriesStyles[key],
    edges,
    values: outputs[key].train.contents,
  }));
  const points = classes.map((key): PointsLayer => ({
    kind: 'points',
    name: `${key}, test`,
    style: seriesStyles[key],
    points: pointsOf(edges, outputs[key]),
  }));
  const layers = [...histograms, ...points];
  const highest = Math.max(
    0.01,
    ...classes.flatMap((key) => [
      ...outputs[key].train.contents,
      ...outputs[key].test.contents.map((y, bin) => y + (outputs[key].test.errors[bin] ?? 0)),
    ]),
  );
  return {
    key: 'outputs',
    title: 'Score distribution, training and test',
    description: `Fractions of signal and background in ${edges.length - 1} score bins. ${describeAgreement('Signal', outputs.signal.agreement)} ${describeAgreement('Background', outputs.background.agreement)}`,
    legend: legendOf(layers),
    draw: (...place) =>
      drawPlot(
        {
          x: {title: 'Score', min: 0, max: 1},
          y: {title: 'Fraction of events', min: 0, max: 1.08 * highest, isNice: true},
          layers: [...layers, {kind: 'reference', x: threshold, name: formatThreshold(threshold)}],
          aspect: 0.5,
        },
        ...place,
      ),
    table: {
      caption: 'Fraction of each class per score bin.',
      head: [
        'From',
        'To',
        'Signal, training',
        'Signal, test',
        'Background, training',
        'Background, test',
      ],
      rows: edges
        .slice(0, -1)
        .map((edge, bin) => [
          edge,
          edges[bin + 1] ?? 1,
          outputs.signal.train.contents[bin] ?? 0,
          outputs.signal.test.contents[bin] ?? 0,
          outputs.background.train.contents[bin] ?? 0,
          outputs.background.test.contents[bin] ?? 0,
        ]),
    },
  };
}
