import {memo, type ReactNode} from 'react';
import type {Paint} from '@site/src/lib/picture/grounds';
import {objectStyles} from '../objectStyles';
import type {Label} from '../scene/scene';

export const labelSize = 13;

/** Texts with a rim of paper, so that they can be read over tracks. */
export const DrawnLabels = memo(function DrawnLabels({
  labels,
  paint,
}: {
  readonly labels: readonly Label[];
  readonly paint: Paint;
}): ReactNode {
  return (
    <g
      fontSize={labelSize}
      fontWeight="600"
      stroke={paint('paper')}
      strokeWidth="3.5"
      strokeLinejoin="round"
      style={{paintOrder: 'stroke'}}
      aria-hidden
    >
      {labels.map(({id, look, text, at: [x, y], anchor}) => (
        <text
          key={id}
          x={x.toFixed(1)}
          y={(y + 0.35 * labelSize).toFixed(1)}
          textAnchor={anchor}
          fill={paint(objectStyles[look].token)}
        >
          {text}
        </text>
      ))}
    </g>
  );
});
