import type {Sculpting} from '../../model/measure/sculpting';
import type {Feature} from '../../model/types';
import type {Drawing, Look, Point, Series} from '../chart/spec';
import {xySvg} from '../chart/XySvg';
import {printPercent} from '../words/print';

function outlineOf({range}: Sculpting, contents: readonly number[]): readonly Point[] {
  const width = (range.high - range.low) / contents.length;
  return contents.flatMap((y, bin) => [
    {x: range.low + bin * width, y},
    {x: range.low + (bin + 1) * width, y},
  ]);
}

/** All background, what of it passes, and signal, over one quantity. */
export function sculptingDrawing(
  shape: Sculpting,
  {name, label, unit}: Feature,
  percent: number,
): Drawing {
  const {before, after, signal, range, distance} = shape;
  const title = unit ? `${label} [${unit}]` : label;
  const width = (range.high - range.low) / before.length;
  const bins = before.length;
  const filled: Series = {
    name: 'all background',
    look: 'background',
    form: 'steps',
    points: Array.from({length: bins + 1}, (_, bin) => ({
      x: range.low + bin * width,
      y: before[Math.min(bin, bins - 1)] ?? 0,
    })),
  };
  const line = (lineName: string, look: Look, contents: readonly number[]): Series => ({
    name: lineName,
    look,
    form: 'line',
    points: outlineOf(shape, contents),
  });
  return {
    key: `background-${name}`,
    title: `The shape of the background in ${label}`,
    description: `Shares over ${title}. Of the background in the best ${percent} %, ${printPercent(distance)} lies in other places than all background does.`,
    legend: [
      {look: 'background', form: 'steps', name: 'all background'},
      {look: 'test', form: 'line', name: `background in the best ${percent} %`},
      {look: 'train', form: 'line', name: 'signal'},
    ],
    draw: (room, paint, id) =>
      xySvg(
        {
          x: {title, low: range.low, high: range.high, isExact: true},
          y: {
            title: 'Share',
            low: 0,
            high: 1.08 * Math.max(0.01, ...before, ...after, ...signal),
          },
          series: [filled, line('signal', 'train', signal), line('after', 'test', after)],
          marks: [],
          ratio: 0.5,
        },
        room,
        paint,
        id,
      ),
    table: {
      caption: `Shares by ${title}.`,
      head: ['From', 'To', 'All background', `Best ${percent} %`, 'Signal'],
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
