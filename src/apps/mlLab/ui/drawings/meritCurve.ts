import {isReliable, minEffectiveBackground, valueOf} from '../../model/measure/merit';
import type {MeritScan, ScanPoint} from '../../model/results';
import type {Axis} from '@site/src/plot/axes';
import type {Layer, LineLayer, ReferenceLayer} from '@site/src/plot/layers';
import {legendOf} from '@site/src/plot/legend';
import {drawPlot, type Drawing} from '@site/src/plot/plot';
import type {TableData} from '@site/src/plot/table';
import {
  describeExcluded,
  meritLabels,
  meritNames,
  formatMerit,
  formatMeritValue,
} from '../labels/meritLabels';
import {formatExpected, formatThreshold} from '../labels/numbers';
import {thinned} from './roc';
import {seriesStyles} from './seriesStyles';

type ValueOf = (point: ScanPoint) => number | null | undefined;

function lineOf(
  name: string,
  key: keyof typeof seriesStyles,
  points: readonly ScanPoint[],
  of: ValueOf,
): LineLayer {
  return {
    kind: 'line',
    name,
    style: seriesStyles[key],
    points: points
      .map((point) => ({x: point.threshold, y: of(point) ?? Number.NaN}))
      .filter(({y}) => Number.isFinite(y)),
  };
}

/** What differs between the figures of merit. */
interface MeritPlot {
  readonly key: string;
  readonly title: string;
  readonly y: Axis;
  readonly layers: readonly Layer[];
  readonly none: string;
  readonly table: TableData;
}

const asimovOf: ValueOf = ({significance}) => significance?.asimov;

/** The vertical axis belongs to the thresholds that are considered: beyond them the curve may leave it. */
function significancePlot({merit, points, none, excluded}: MeritScan): MeritPlot {
  const figureOfMerit: ValueOf = (point) => valueOf(point, merit);
  const considered = points.filter((point) => isReliable(point, merit));
  const values = (considered.length > 0 ? considered : points).map(
    (point) => figureOfMerit(point) ?? 0,
  );
  const max = 1.15 * Math.max(0.1, ...values);
  const shown = thinned(points, 400);
  return {
    key: 'significance',
    title: 'Significance as a function of the threshold',
    y: {title: 'Significance', min: 0, max, isNice: true},
    layers: [
      lineOf('S/√B', 'test', shown, figureOfMerit),
      lineOf('Asimov', 'background', shown, asimovOf),
      ...excluded.map(({from, to}): Layer => ({
        kind: 'histogram',
        name: `not considered: fewer than ${minEffectiveBackground} effective background events`,
        style: seriesStyles.excluded,
        edges: [from, to],
        values: [2 * max],
      })),
    ],
    none: `With no selection, S/√B is ${formatMeritValue(none, merit)}.`,
    table: {
      caption: 'Expected events that pass, estimated from the test events, at the full luminosity.',
      head: [
        'Threshold',
        'Signal',
        'Background',
        'Effective background events',
        'Considered for the best threshold',
        'S/√B',
        'Asimov',
      ],
      rows: thinned(points, 60).map((point) => [
        point.threshold,
        point.signal,
        point.background,
        point.effectiveBackground,
        isReliable(point, merit) ? 'yes' : 'no',
        figureOfMerit(point) ?? '',
        asimovOf(point) ?? '',
      ]),
    },
  };
}

function accuracyPlot({merit, points, none}: MeritScan): MeritPlot {
  const larger = `always predicting the larger class: ${formatMeritValue(none, merit)}`;
  return {
    key: 'accuracy',
    title: 'Accuracy as a function of the threshold',
    // Above 1 is room for the labels of the marks.
    y: {title: 'Accuracy', min: 0, max: 1.18},
    layers: [
      lineOf('accuracy', 'test', thinned(points, 400), (point) => point.accuracy),
      {
        kind: 'line',
        name: larger,
        style: seriesStyles.reference,
        points: [0, 1].map((x) => ({x, y: none ?? 0})),
      },
    ],
    none: `The accuracy of ${larger}.`,
    table: {
      caption:
        'Accuracy and number of points that pass, estimated from the test set and scaled to all points.',
      head: ['Threshold', 'Signal', 'Background', 'Accuracy'],
      rows: thinned(points, 60).map((point) => [
        point.threshold,
        point.signal,
        point.background,
        point.accuracy ?? '',
      ]),
    },
  };
}

/** The figure of merit at each threshold, with the best threshold and those that it cannot be. */
export function meritDrawing(scan: MeritScan, threshold: number): Drawing {
  const {merit, best, excluded} = scan;
  const plot = merit === 'accuracy' ? accuracyPlot(scan) : significancePlot(scan);
  const references: readonly ReferenceLayer[] = [
    {kind: 'reference', x: threshold, name: formatThreshold(threshold)},
    ...(best
      ? [
          {
            kind: 'reference' as const,
            x: best.threshold,
            name: `best: ${formatThreshold(best.threshold)}`,
            isMuted: true,
          },
        ]
      : []),
  ];
  const found = best
    ? `${excluded.length > 0 ? `Among the thresholds considered, ${meritNames[merit]}` : meritLabels[merit]} is highest at a threshold of ${formatThreshold(best.threshold)}, with ${formatMerit(best, merit)}: ${formatExpected(best.signal)} signal and ${formatExpected(best.background)} background events pass.`
    : `No threshold leaves enough background events for a reliable ${meritNames[merit]}.`;
  return {
    key: plot.key,
    title: plot.title,
    description: [plot.none, found, describeExcluded(excluded)].filter(Boolean).join(' '),
    legend: legendOf(plot.layers),
    draw: (...place) =>
      drawPlot(
        {
          x: {title: 'Threshold', min: 0, max: 1},
          y: plot.y,
          layers: [...plot.layers, ...references],
          aspect: 0.5,
        },
        ...place,
      ),
    table: plot.table,
  };
}
