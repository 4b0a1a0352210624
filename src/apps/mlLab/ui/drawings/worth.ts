import type {ScanPoint} from '../../model/results';
import type {Drawing, Mark, Series} from '../chart/spec';
import {xySvg} from '../chart/XySvg';
import {printEvents, printSignificance, printThreshold} from '../words/print';
import {thinned} from './roc';

export interface WorthScan {
  readonly points: readonly ScanPoint[];
  readonly best: ScanPoint | null;
  /** Without any choice. */
  readonly none: number | null;
}

const valueOf = (
  {significance}: ScanPoint,
  definition: 'signalOverRootBackground' | 'asimov',
): number | undefined => significance?.[definition];

function seriesOf(
  points: readonly ScanPoint[],
  definition: 'signalOverRootBackground' | 'asimov',
  look: Series['look'],
): Series {
  return {
    name: definition,
    look,
    form: 'line',
    points: points
      .map((point) => ({x: point.threshold, y: valueOf(point, definition) ?? Number.NaN}))
      .filter(({y}) => Number.isFinite(y)),
  };
}

/** What a selection is worth at each threshold, and where most. */
export function worthDrawing({points, best, none}: WorthScan, threshold: number): Drawing {
  const shown = thinned(points, 400);
  const series = [
    seriesOf(shown, 'signalOverRootBackground', 'test'),
    seriesOf(shown, 'asimov', 'background'),
  ];
  const highest = Math.max(
    0.1,
    ...points
      .filter(({effectiveBackground}) => effectiveBackground >= 10)
      .map((point) => valueOf(point, 'signalOverRootBackground') ?? 0),
  );
  const marks: readonly Mark[] = [
    {x: threshold, name: printThreshold(threshold)},
    ...(best
      ? [
          {
            x: best.threshold,
            name: `best: ${printThreshold(best.threshold)}`,
            isSoft: true,
          },
        ]
      : []),
  ];
  return {
    key: 'significance',
    title: 'What the selection is worth at each threshold',
    description: best
      ? `Without a choice S/√B is ${printSignificance(none)}. It is largest at the threshold ${printThreshold(best.threshold)}, with ${printSignificance(valueOf(best, 'signalOverRootBackground'))}: ${printEvents(best.signal)} signal and ${printEvents(best.background)} background events are left there.`
      : 'There is no threshold with enough background left to say what it is worth.',
    legend: [
      {look: 'test', form: 'line', name: 'S/√B'},
      {look: 'background', form: 'line', name: 'Asimov'},
    ],
    draw: (room, paint, id) =>
      xySvg(
        {
          x: {title: 'Threshold', low: 0, high: 1, isExact: true},
          y: {title: 'Significance', low: 0, high: 1.15 * highest},
          series,
          marks,
          ratio: 0.5,
        },
        room,
        paint,
        id,
      ),
    table: {
      caption: 'Expected events that pass, by the test events, at the full luminosity.',
      head: ['Threshold', 'Signal', 'Background', 'S/√B', 'Asimov'],
      rows: thinned(points, 60).map((point) => [
        point.threshold,
        point.signal,
        point.background,
        valueOf(point, 'signalOverRootBackground') ?? '',
        valueOf(point, 'asimov') ?? '',
      ]),
    },
  };
}
