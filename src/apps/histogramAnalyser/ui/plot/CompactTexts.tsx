import type {ReactNode} from 'react';
import type {Paint} from '@site/src/lib/picture/grounds';
import {titleWith} from '@site/src/plot/frame';
import type {Drawing} from './drawing/drawing';

/** Size of the label, in that of the other texts. */
const small = 0.85;

interface Props {
  readonly drawing: Drawing;
  readonly paint: Paint;
}

/** The texts inside the frame of a compact plot: power of ten, short label, underflow and overflow. */
export function CompactTexts({drawing: {layout, power, note}, paint}: Props): ReactNode {
  const {fontSize, yTitleAt} = layout;
  const {left, right} = layout.main;
  const inset = 0.6 * fontSize;
  const [start, end] = [left + inset, right - inset];
  const isLeft = note?.side === 'left' && power === 0;
  const below = yTitleAt + 1.15 * fontSize;
  return (
    <g stroke={paint('paper-raised')} strokeWidth="3" paintOrder="stroke">
      <text x={start} y={yTitleAt}>
        {titleWith('', power).trim()}
      </text>
      {note && (
        <g fill={paint('ink-soft')} fontSize={small * fontSize}>
          <text x={isLeft ? start : end} y={yTitleAt} textAnchor={isLeft ? 'start' : 'end'}>
            {note.label}
          </text>
          <text x={start} y={below}>
            {note.below}
          </text>
          <text x={end} y={below} textAnchor="end">
            {note.above}
          </text>
        </g>
      )}
    </g>
  );
}
