import type {ReactNode} from 'react';
import type {Paint} from '@site/src/lib/picture/grounds';
import {Dot, HatchPattern} from './marks';
import {lineLooks} from './paints';
import type {LegendEntry} from './spec';

interface Props {
  readonly entry: LegendEntry;
  readonly paint: Paint;
  readonly id: string;
}

export const swatchSize = {width: 26, height: 14} as const;

/** A mark of a chart, small, beside its name; its parts may stand in any drawing. */
export function Swatch({entry: {look, form}, paint, id}: Props): ReactNode {
  const {width, height} = swatchSize;
  const {colour, dash} = lineLooks[look];
  if (form === 'steps') {
    return (
      <>
        <HatchPattern id={id} look={look} paint={paint} />
        <rect
          x="1"
          y="1"
          width={width - 2}
          height={height - 2}
          fill={`url(#${id})`}
          stroke={paint(colour)}
          strokeWidth="1.5"
        />
      </>
    );
  }
  if (form === 'dots') return <Dot x={width / 2} y={height / 2} look={look} paint={paint} />;
  return (
    <path
      d={`M0 ${height / 2}H${width}`}
      stroke={paint(colour)}
      strokeWidth="2"
      strokeDasharray={dash}
    />
  );
}
