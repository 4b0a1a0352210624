import type {ReactNode} from 'react';
import type {Paint} from '@site/src/lib/picture/grounds';
import {objectStyles, type ObjectStyleName} from './objectStyles';
import {box, circle, diamond} from './scene/pathData';

export const markSize = {width: 34, height: 16} as const;

/** Shapes of what is drawn as an area or a point. */
const shapes: Partial<Readonly<Record<ObjectStyleName, string>>> = {
  jet: 'M3 8L30 2L32 8L30 14Z',
  bJet: 'M3 8L30 2L32 8L30 14Z',
  electromagnetic: 'M10 3H24V13H10Z',
  hadronic: 'M10 3H24V13H10Z',
  pileupCluster: 'M10 3H24V13H10Z',
  primaryVertex: circle([17, 8], 3.5),
  secondaryVertex: diamond([17, 8], 6),
  pileupVertex: box([17, 8], 3),
  hit: box([17, 8], 1.5),
};

/** How an object is drawn, for a legend: 34 by 16 pixels. */
export function LegendMark({
  look,
  paint,
}: {
  readonly look: ObjectStyleName;
  readonly paint: Paint;
}): ReactNode {
  const {token, width, dash, fillOpacity} = objectStyles[look];
  const shape = shapes[look];
  const colour = paint(token);
  if (shape) {
    return (
      <path
        d={shape}
        fill={colour}
        fillOpacity={fillOpacity}
        stroke={colour}
        strokeWidth={width}
        strokeDasharray={dash}
        strokeLinejoin="round"
      />
    );
  }
  return (
    <path
      d={look === 'missing' ? 'M1 8H32M25 3L32 8L25 13' : 'M1 8H33'}
      fill="none"
      stroke={colour}
      strokeWidth={width}
      strokeDasharray={dash}
      strokeLinecap={look === 'photon' ? 'round' : 'butt'}
    />
  );
}
