import type {ReactNode} from 'react';
import type {Paint} from '@site/src/lib/picture/grounds';
import {lineLooks} from './paints';
import type {Look} from './spec';

interface DotProps {
  readonly x: number;
  readonly y: number;
  readonly look: Look;
  readonly paint: Paint;
  readonly size?: number;
}

/** Signal is a disc, background a square, so that they differ without colour. */
export function Dot({x, y, look, paint, size = 3.2}: DotProps): ReactNode {
  const colour = paint(lineLooks[look].colour);
  return look === 'background' ? (
    <rect
      x={x - size}
      y={y - size}
      width={2 * size}
      height={2 * size}
      fill={paint('paper-raised')}
      stroke={colour}
      strokeWidth="1.5"
    />
  ) : (
    <circle cx={x} cy={y} r={size} fill={colour} />
  );
}

/** Rising lines for signal, falling ones for background. */
export function HatchPattern({
  id,
  look,
  paint,
}: {
  readonly id: string;
  readonly look: Look;
  readonly paint: Paint;
}): ReactNode {
  const colour = paint(lineLooks[look].colour);
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="8" height="8" fill={colour} fillOpacity="0.16" />
      <path
        d={look === 'background' ? 'M-2 6L2 10M0 0L8 8M6 -2L10 2' : 'M-2 2L2 -2M0 8L8 0M6 10L10 6'}
        fill="none"
        stroke={colour}
        strokeOpacity="0.6"
      />
    </pattern>
  );
}
