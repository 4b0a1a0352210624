import {useMemo, type ReactNode, memo} from 'react';
import {formatNumber} from '@site/src/kit/format/numbers';
import {byVariable, type Paint} from '@site/src/lib/picture/grounds';
import {SceneSvg} from './drawing/SceneSvg';
import {etaPhiLayout, etaPhiScene, type EtaPhiLayout} from './scene/etaPhi';
import type {FlatViewProps} from './viewProps';

const etas = [-4, -3, -2, -1, 0, 1, 2, 3, 4] as const;
const phis = [
  [-Math.PI, '−π'],
  [-Math.PI / 2, '−π/2'],
  [0, '0'],
  [Math.PI / 2, 'π/2'],
  [Math.PI, 'π'],
] as const;

/** |η| at which the parts of the detector end. */
const parts = [
  {upTo: 4.9, fill: 'event-tile', name: 'forward'},
  {upTo: 3.2, fill: 'event-liquid-argon', name: 'end-cap'},
  {upTo: 2.5, fill: 'event-tracker', name: 'tracks'},
] as const;

interface EtaPhiGroundProps {
  readonly layout: EtaPhiLayout;
  readonly paint: Paint;
}

/** The ground of the η–φ view: extents of the parts of the detector. */
const EtaPhiGround = memo(function EtaPhiGround({layout, paint}: EtaPhiGroundProps): ReactNode {
  const {x, top, bottom} = layout;
  const isWide = x(1) - x(0) > 38;
  return (
    <g>
      {parts.map(({upTo, fill}) => (
        <rect
          key={upTo}
          x={x(-upTo)}
          width={x(upTo) - x(-upTo)}
          y={top}
          height={bottom - top}
          fill={paint(fill)}
        />
      ))}
      <path
        d={[-1.475, 1.475].map((eta) => `M${x(eta).toFixed(1)} ${top}V${bottom}`).join('')}
        stroke={paint('event-seam')}
        strokeDasharray="4 4"
      />
      <g fill={paint('ink-soft')} textAnchor="middle" aria-hidden>
        {isWide &&
          parts.slice(0, 2).map(({upTo, name}, at) => (
            <text key={name} x={x((upTo + (parts[at + 1]?.upTo ?? 0)) / 2)} y={top - 8}>
              {name}
            </text>
          ))}
        <text x={x(0)} y={top - 8}>
          {isWide ? 'tracking acceptance' : 'tracks'}
        </text>
      </g>
    </g>
  );
});

/** Axes with ticks inside on all sides. */
function EtaPhiAxes({layout, paint}: EtaPhiGroundProps): ReactNode {
  const {left, right, top, bottom, x, y} = layout;
  const ticks = [
    ...etas.map((eta) => `M${x(eta).toFixed(1)} ${bottom}v-7M${x(eta).toFixed(1)} ${top}v7`),
    ...phis.map(([phi]) => `M${left} ${y(phi).toFixed(1)}h7M${right} ${y(phi).toFixed(1)}h-7`),
  ];
  return (
    <g fill={paint('ink')} aria-hidden style={{fontVariantNumeric: 'tabular-nums'}}>
      <path
        d={`M${left} ${top}H${right}V${bottom}H${left}Z${ticks.join('')}`}
        fill="none"
        stroke={paint('ink')}
      />
      {etas.map((eta) => (
        <text key={eta} x={x(eta)} y={bottom + 18} textAnchor="middle">
          {formatNumber(eta)}
        </text>
      ))}
      {phis.map(([phi, label]) => (
        <text key={label} x={left - 6} y={y(phi) + 4.5} textAnchor="end">
          {label}
        </text>
      ))}
      <text x={right} y={bottom + 38} textAnchor="end">
        pseudorapidity <tspan fontStyle="italic">η</tspan>
      </text>
      <text x={left - 30} y={top - 8}>
        <tspan fontStyle="italic">φ</tspan>
      </text>
    </g>
  );
}

/** An event on the unrolled surface around the collision. */
export function EtaPhiView(props: FlatViewProps): ReactNode {
  const {event, shown, size, paint = byVariable, isLabelled, picked, pointed} = props;
  const {width, height} = size;
  const layout = useMemo(() => etaPhiLayout({width, height}), [width, height]);
  const scene = useMemo(() => etaPhiScene(layout, event, shown), [layout, event, shown]);
  return (
    <SceneSvg
      name="The event in the η–φ view (pseudorapidity and azimuthal angle)"
      scene={scene}
      size={size}
      paint={paint}
      detector={shown.isDetectorShown && <EtaPhiGround layout={layout} paint={paint} />}
      ruler={<EtaPhiAxes layout={layout} paint={paint} />}
      isLabelled={isLabelled}
      picked={picked}
      pointed={pointed}
      onPoint={props.onPoint}
      onPick={props.onPick}
    />
  );
}
