import {isReliable, minEffectiveBackground, valueOf} from '../../model/measure/merit';
import type {MeritScan, ScanPoint} from '../../model/results';
import type {Axis, Drawing, LegendEntry, Mark, Series, TableData} from '../chart/spec';
import {xySvg} from '../chart/XySvg';
import {
  excludedWords,
  meritLabels,
  meritNames,
  printMerit,
  printMeritValue,
} from '../words/meritWords';
import {printEvents, printThreshold} from '../words/print';
import {thinned} from './roc';

type ValueOf = (point: ScanPoint) => number | null | undefined;

function lineOf(
  name: string,
  look: Series['look'],
  points: readonly ScanPoint[],
  of: ValueOf,
): Series {
  return {
    name,
    look,
    form: 'line',
    points: points
      .map((point) => ({x: point.threshold, y: of(point) ?? Number.NaN}))
      .filter(({y}) => Number.isFinite(y)),
  };
}

/** What differs between the figures of merit. */
interface Look {
  readonly key: string;
  readonly title: string;
  readonly y: Axis;
  readonly series: readonly Series[];
  readonly legend: readonly LegendEntry[];
  readonly none: string;
  readonly table: TableData;
}

const asimovOf: ValueOf = ({significance}) => significance?.asimov;

/** The vertical axis belongs to the thresholds that are considered: beyond them the curve may leave it. */
function significanceLook({merit, points, none, excluded}: MeritScan): Look {
  const worth: ValueOf = (point) => valueOf(point, merit);
  const considered = points.filter((point) => isReliable(point, merit));
  const values = (considered.length > 0 ? considered : points).map((point) => worth(point) ?? 0);
  const high = 1.15 * Math.max(0.1, ...values);
  const shown = thinned(points, 400);
  const isShaded = excluded.length > 0;
  return {
    key: 'significance',
    title: 'Significance as a function of the threshold',
    y: {title: 'Significance', low: 0, high},
    series: [
      ...excluded.map(({from, to}, i): Series => ({
        name: `excluded ${i}`,
        look: 'train',
        form: 'steps',
        points: [from, to].map((x) => ({x, y: 2 * high})),
      })),
      lineOf('S/√B', 'test', shown, worth),
      lineOf('Asimov', 'background', shown, asimovOf),
    ],
    legend: [
      {look: 'test', form: 'line', name: 'S/√B'},
      {look: 'background', form: 'line', name: 'Asimov'},
      ...(isShaded
        ? [
            {
              look: 'train',
              form: 'steps',
              name: `not considered: fewer than ${minEffectiveBackground} effective background events`,
            } as const,
          ]
        : []),
    ],
    none: `With no selection S/√B is ${printMeritValue(none, merit)}.`,
    table: {
      caption: 'Expected events that pass, by the test events, at the full luminosity.',
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
        worth(point) ?? '',
        asimovOf(point) ?? '',
      ]),
    },
  };
}

function accuracyLook({merit, points, none}: MeritScan): Look {
  const larger = `always predicting the larger class: ${printMeritValue(none, merit)}`;
  return {
    key: 'accuracy',
    title: 'Accuracy as a function of the threshold',
    // Above 1 is room for the labels of the marks.
    y: {title: 'Accuracy', low: 0, high: 1.18, isExact: true},
    series: [
      {
        name: 'larger class',
        look: 'aim',
        form: 'line',
        points: [0, 1].map((x) => ({x, y: none ?? 0})),
      },
      lineOf('accuracy', 'test', thinned(points, 400), (point) => point.accuracy),
    ],
    legend: [
      {look: 'test', form: 'line', name: 'accuracy'},
      {look: 'aim', form: 'line', name: larger},
    ],
    none: `The accuracy of ${larger}.`,
    table: {
      caption: 'Points that pass, by the test, scaled to all points, and the accuracy.',
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
  const look = merit === 'accuracy' ? accuracyLook(scan) : significanceLook(scan);
  const marks: readonly Mark[] = [
    {x: threshold, name: printThreshold(threshold)},
    ...(best
      ? [{x: best.threshold, name: `best: ${printThreshold(best.threshold)}`, isSoft: true}]
      : []),
  ];
  const found = best
    ? `${excluded.length > 0 ? `Among the thresholds considered, ${meritNames[merit]}` : meritLabels[merit]} is highest at the threshold ${printThreshold(best.threshold)}, with ${printMerit(best, merit)}: ${printEvents(best.signal)} signal and ${printEvents(best.background)} background events pass there.`
    : `No threshold has enough background events for a reliable ${meritNames[merit]}.`;
  return {
    key: look.key,
    title: look.title,
    description: [look.none, found, excludedWords(excluded)].filter(Boolean).join(' '),
    legend: look.legend,
    draw: (room, paint, id) =>
      xySvg(
        {
          x: {title: 'Threshold', low: 0, high: 1, isExact: true},
          y: look.y,
          series: look.series,
          marks,
          ratio: 0.5,
        },
        room,
        paint,
        id,
      ),
    table: look.table,
  };
}
