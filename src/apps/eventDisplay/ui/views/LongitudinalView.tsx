import type {ReactNode} from 'react';
import {formatNumber} from '@site/src/kit/format/numbers';
import type {Paint} from '@site/src/lib/picture/grounds';
import {LongitudinalDetector} from './drawing/LongitudinalDetector';
import {ProjectedView, type ViewDefinition} from './ProjectedView';
import {
  longitudinalLayout,
  longitudinalProjection,
  type LongitudinalLayout,
  placer,
} from './scene/longitudinal';
import type {FlatViewProps} from './viewProps';

const along = [-20, -10, -5, -2, -1, 0, 1, 2, 5, 10, 20] as const;
const across = [1, 2, 4, 10] as const;

/** Distances along the beam below the picture, and from it on the left. */
function LongitudinalRuler({
  layout,
  paint,
}: {
  readonly layout: LongitudinalLayout;
  readonly paint: Paint;
}): ReactNode {
  const place = placer(layout);
  const {centre, halfWidth, halfHeight} = layout;
  const y = centre[1] + halfHeight + 12;
  const isNarrow = halfWidth < 240;
  const x = (value: number): number => place(1000 * value, 0)[0];
  const left = centre[0] - halfWidth;
  return (
    <g fill={paint('ink-soft')} aria-hidden style={{fontVariantNumeric: 'tabular-nums'}}>
      <path
        d={`M${x(-20).toFixed(1)} ${y}H${x(20).toFixed(1)}${along.map((value) => `M${x(value).toFixed(1)} ${y - 4}v8`).join('')}${across.map((value) => `M${left} ${place(0, 1000 * value)[1].toFixed(1)}h7`).join('')}`}
        fill="none"
        stroke={paint('ink-soft')}
      />
      {along
        .filter((value) => !isNarrow || Math.abs(value) !== 1)
        .map((value) => (
          <text key={value} x={x(value)} y={y + 18} textAnchor="middle">
            {formatNumber(value)}
          </text>
        ))}
      {across.map((value) => (
        <text
          key={value}
          x={left + 10}
          y={place(0, 1000 * value)[1] + 4.5}
          stroke={paint('paper')}
          strokeWidth="3"
          style={{paintOrder: 'stroke'}}
        >
          {value} m
        </text>
      ))}
      <text x={centre[0]} y={y + 36} textAnchor="middle">
        {isNarrow
          ? 'metres along the beam (non-linear)'
          : 'metres along the beam (non-linear scale)'}
      </text>
    </g>
  );
}

const prospect: ViewDefinition<LongitudinalLayout> = {
  name: 'The event in the longitudinal (r–z) view',
  layoutOf: longitudinalLayout,
  projectionOf: longitudinalProjection,
  Detector: LongitudinalDetector,
  Ruler: LongitudinalRuler,
};

/** An event as it is seen from beside the beam; what flies upwards is above. */
export const LongitudinalView = (props: FlatViewProps): ReactNode => (
  <ProjectedView prospect={prospect} {...props} />
);
