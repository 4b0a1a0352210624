import type {ReactNode} from 'react';
import type {Paint} from '@site/src/lib/picture/grounds';
import {radialScale} from '../../model/tracks/radialScale';
import {TransverseDetector} from './drawing/TransverseDetector';
import {ProjectedView, type ViewDefinition} from './ProjectedView';
import {transverseLayout, transverseProjection, type TransverseLayout} from './scene/transverse';
import type {FlatViewProps} from './viewProps';

const metres = [0, 0.5, 1, 2, 4, 11] as const;
const between = [3, 6, 8, 10] as const;

/** Distances from the beam below the picture, on the scale of the picture. */
function TransverseRuler({
  layout: {centre, radius},
  paint,
}: {
  readonly layout: TransverseLayout;
  readonly paint: Paint;
}): ReactNode {
  const y = centre[1] + radius + 14;
  const at = (value: number): number => centre[0] + radius * radialScale.at(1000 * value);
  return (
    <g fill={paint('ink-soft')} aria-hidden style={{fontVariantNumeric: 'tabular-nums'}}>
      <path
        d={`M${at(0)} ${y}H${at(11)}${metres.map((value) => `M${at(value).toFixed(1)} ${y - 4}v8`).join('')}${between.map((value) => `M${at(value).toFixed(1)} ${y - 2}v4`).join('')}`}
        fill="none"
        stroke={paint('ink-soft')}
      />
      {metres.map((value) => (
        <text key={value} x={at(value)} y={y + 18} textAnchor={value === 11 ? 'end' : 'middle'}>
          {value === 11 ? '11 m' : value}
        </text>
      ))}
      <text x={at(0) - 12} y={y + 2} textAnchor="end">
        distance from the beam
      </text>
      <text x={at(0) - 12} y={y + 18} textAnchor="end">
        (non-linear scale)
      </text>
    </g>
  );
}

const prospect: ViewDefinition<TransverseLayout> = {
  name: 'The event in the transverse (x–y) view',
  layoutOf: transverseLayout,
  projectionOf: transverseProjection,
  Detector: TransverseDetector,
  Ruler: TransverseRuler,
};

/** An event as it is seen along the beam, from +z. */
export const TransverseView = (props: FlatViewProps): ReactNode => (
  <ProjectedView prospect={prospect} {...props} />
);
