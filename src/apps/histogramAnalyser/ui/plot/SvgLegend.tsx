import type {ReactNode} from 'react';
import type {Paint} from '@site/src/lib/picture/grounds';
import type {Layout} from './drawing/plotLayout';
import type {Entry} from './legendEntries';
import {Mark, markSize} from './Mark';

const gap = 8;
/** In em, with a gap below the texts of the axis. */
const rows = {top: 0.4, height: 1.7, bottom: 0.1};
/** Width of a letter in em, on the safe side. */
const letter = 0.56;

/** Entries in rows as wide as the frame of the plot. */
function placesOf(
  entries: readonly Entry[],
  {main, fontSize}: Layout,
): readonly {readonly entry: Entry; readonly x: number; readonly row: number}[] {
  let [x, row] = [0, 0];
  return entries.map((entry) => {
    const width = markSize.width + gap + letter * fontSize * Array.from(entry.label).length;
    if (x > 0 && x + width > main.right - main.left) [x, row] = [0, row + 1];
    const place = {entry, x: main.left + x, row};
    x += width + 2 * gap;
    return place;
  });
}

export function legendHeight(entries: readonly Entry[], layout: Layout): number {
  const count = (placesOf(entries, layout).at(-1)?.row ?? -1) + 1;
  return Math.round((rows.top + count * rows.height + rows.bottom) * layout.fontSize);
}

interface Props {
  readonly entries: readonly Entry[];
  readonly layout: Layout;
  /** The drawing with this id has the patterns. */
  readonly id: string;
  readonly paint: Paint;
}

/** The legend below an exported image. */
export function SvgLegend({entries, layout, id, paint}: Props): ReactNode {
  return placesOf(entries, layout).map(({entry, x, row}) => (
    <g
      key={entry.label}
      transform={`translate(${x} ${layout.height + (rows.top + row * rows.height) * layout.fontSize})`}
    >
      <Mark entry={entry} fill={`url(#${id}-${entry.number ?? 'error'})`} paint={paint} />
      <text x={markSize.width + gap} y="11.5" fill={paint('ink')}>
        {entry.label}
      </text>
    </g>
  ));
}
