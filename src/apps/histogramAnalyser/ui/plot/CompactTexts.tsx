import {memo, type ReactNode} from 'react';
import type {Paint} from '@site/src/lib/picture/grounds';
import {noteText} from './drawing/compactNote';
import type {Drawing} from './drawing/drawing';

interface Props {
  readonly drawing: Drawing;
  readonly paint: Paint;
}

/** The title of the axis of events, the short label, and the marks of underflow and overflow. */
function Texts({drawing: {layout, note}, paint}: Props): ReactNode {
  const {fontSize, yTitleAt} = layout;
  const {left, right} = layout.main;
  const inset = noteText.inset * fontSize;
  const [start, end] = [left + inset, right - inset];
  const below = yTitleAt + 1.15 * fontSize;
  if (!note) return null;
  const label = {fill: paint('ink-soft'), fontSize: noteText.size * fontSize};
  return (
    <g
      fill={paint('ink')}
      stroke={paint('paper-raised')}
      strokeWidth="3"
      paintOrder="stroke"
      aria-hidden
      style={{fontVariantNumeric: 'tabular-nums'}}
    >
      <text x={start} y={yTitleAt}>
        {note.yTitle}
        {note.side === 'left' && (
          <tspan dx={note.yTitle === '' ? 0 : inset} {...label}>
            {note.label}
          </tspan>
        )}
      </text>
      <g {...label}>
        <text x={end} y={yTitleAt} textAnchor="end">
          {note.side === 'right' && note.label}
        </text>
        <text x={start} y={below}>
          {note.below}
        </text>
        <text x={end} y={below} textAnchor="end">
          {note.above}
        </text>
      </g>
    </g>
  );
}

/** Everything that the texts depend on. */
const signatureOf = ({drawing: {layout, note}}: Props): string =>
  JSON.stringify([layout.main, layout.yTitleAt, layout.fontSize, note]);

/** The texts inside the frame of a compact plot, above all lines. They are drawn again only when they change. */
export const CompactTexts = memo(
  Texts,
  (before, after) => before.paint === after.paint && signatureOf(before) === signatureOf(after),
);
