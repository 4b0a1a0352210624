import {memo, type ReactNode} from 'react';
import type {Paint} from '@site/src/lib/picture/grounds';
import {envelopes, detectorPieces, type DetectorPiece} from '../../../model/tracks/geometry';
import {radialScale} from '../../../model/tracks/radialScale';
import {circle, line, polygon} from '../scene/pathData';
import type {XY} from '../scene/scene';
import type {TransverseLayout} from '../scene/transverse';

interface Props {
  readonly layout: TransverseLayout;
  readonly paint: Paint;
}

/** What is seen from the end: the parts around the middle. */
const barrel = detectorPieces.filter(({z}) => z[0] === 0);
const ofPart = (...parts: readonly string[]): readonly DetectorPiece[] =>
  barrel.filter(({key}) => parts.some((part) => key.startsWith(part)));

/** Half the width of a chamber in sixteenths: large ones between the coils, small ones on them. */
const chamberHalf = [0.5, 0.41] as const;
const chamberThickness = 0.011;

interface Drawer {
  readonly at: (share: number, phi: number) => XY;
  readonly ring: (r: number) => string;
  readonly spokes: (r: readonly [number, number], count: number) => string;
}

function drawer({centre, radius}: TransverseLayout): Drawer {
  const at = (share: number, phi: number): XY => [
    centre[0] + radius * share * Math.cos(phi),
    centre[1] - radius * share * Math.sin(phi),
  ];
  return {
    at,
    ring: (r) => circle(centre, radius * radialScale.at(r)),
    spokes: ([from, to], count) =>
      Array.from({length: count}, (_, i) => {
        const phi = (2 * Math.PI * (i + 0.5)) / count;
        return line([at(radialScale.at(from), phi), at(radialScale.at(to), phi)]);
      }).join(''),
  };
}

/** Flat chambers, sixteen around the beam. */
function chambers({at}: Drawer, {r, sectors}: DetectorPiece): string {
  const share = radialScale.at(r[0]);
  return Array.from({length: sectors}, (_, i) => {
    const phi = (2 * Math.PI * i) / sectors;
    const half = (chamberHalf[i % 2 === 0 ? 0 : 1] * 2 * Math.PI) / sectors;
    const corner = (turn: number, depth: number): XY =>
      at((share + depth) / Math.cos(turn), phi + turn);
    return polygon([
      corner(-half, -chamberThickness),
      corner(half, -chamberThickness),
      corner(half, chamberThickness),
      corner(-half, chamberThickness),
    ]);
  }).join('');
}

/** The coils of the toroid between the large chambers, cut across. */
function coils({at}: Drawer, {r, sectors}: DetectorPiece): string {
  const [inner, outer] = [radialScale.at(r[0]) + 0.012, radialScale.at(r[1]) - 0.004];
  return Array.from({length: sectors}, (_, i) => {
    const phi = (2 * Math.PI * (i + 0.5)) / sectors;
    const corner = (share: number, aside: number): XY =>
      at(Math.hypot(share, aside), phi + Math.atan2(aside, share));
    return polygon([
      corner(inner, -0.008),
      corner(outer, -0.014),
      corner(outer, 0.014),
      corner(inner, 0.008),
    ]);
  }).join('');
}

/** The detector seen along the beam. Of the end-caps nothing is drawn: they would hide all else. */
export const TransverseDetector = memo(function TransverseDetector({
  layout,
  paint,
}: Props): ReactNode {
  const draw = drawer(layout);
  const band = (part: string, fill: string, edge = 'event-edge'): ReactNode =>
    ofPart(part).map(({key, r}) => (
      <path
        key={key}
        d={`${draw.ring(r[1])}${draw.ring(r[0])}`}
        fillRule="evenodd"
        fill={paint(fill)}
        stroke={paint(edge)}
        strokeWidth="0.8"
      />
    ));
  const calorimeter = (part: string, fill: string): ReactNode => (
    <>
      {band(part, fill)}
      <path
        d={ofPart(part)
          .map(({r}) => draw.spokes(r, 64))
          .join('')}
        stroke={paint('event-seam')}
        strokeWidth="0.7"
      />
    </>
  );
  return (
    <g fill="none">
      {ofPart('barrel-toroid').map((piece) => (
        <path key={piece.key} d={coils(draw, piece)} fill={paint('event-coil')} />
      ))}
      {ofPart('muon-barrel').map((piece) => (
        <path
          key={piece.key}
          d={chambers(draw, piece)}
          fill={paint('event-chamber')}
          stroke={paint('event-edge')}
          strokeWidth="0.7"
        />
      ))}
      {calorimeter('tile-barrel', 'event-tile')}
      {calorimeter('em-barrel', 'event-liquid-argon')}
      {band('solenoid', 'event-edge')}
      <path d={draw.ring(envelopes.innerDetector.r)} fill={paint('event-tracker')} />
      {band('trt-barrel', 'event-straws', 'event-seam')}
      <path
        d={ofPart('sct-barrel', 'pixel-barrel')
          .map(({r}) => draw.ring(r[0]))
          .join('')}
        stroke={paint('event-edge')}
        strokeWidth="0.9"
      />
      {ofPart('beam-pipe').map(({key, r}) => (
        <path
          key={key}
          d={draw.ring(r[1])}
          fill={paint('paper')}
          stroke={paint('event-edge')}
          strokeWidth="0.7"
        />
      ))}
    </g>
  );
});
