import {memo, type ReactNode} from 'react';
import type {Paint} from '@site/src/lib/picture/grounds';
import {envelopes, detectorPieces, type DetectorPiece} from '../../../model/tracks/geometry';
import {placer, type LongitudinalLayout} from '../scene/longitudinal';
import {line, polygon} from '../scene/pathData';
import type {XY} from '../scene/scene';
import {crossing} from '../scene/towers';

interface Props {
  readonly layout: LongitudinalLayout;
  readonly paint: Paint;
}

type Range = readonly [from: number, to: number];
type ScreenTransform = (z: number, rho: number) => XY;
type Box = Pick<DetectorPiece, 'r' | 'z'>;

const quarters = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

const ofPart = (...parts: readonly string[]): readonly DetectorPiece[] =>
  detectorPieces.filter(({key}) => parts.some((part) => key.startsWith(part)));

/** A box above and below the beam, and at both ends where it does not stand around the middle. */
function boxes(place: ScreenTransform, {r, z}: Box): string {
  const corners = (from: number, to: number, side: number): string =>
    polygon([
      place(from, side * r[0]),
      place(to, side * r[0]),
      place(to, side * r[1]),
      place(from, side * r[1]),
    ]);
  if (z[0] === 0) return [1, -1].map((side) => corners(-z[1], z[1], side)).join('');
  return quarters.map(([end, side]) => corners(end * z[0], end * z[1], side)).join('');
}

/** Lines at every tenth of η through a part: the edges of its towers. */
function towers(place: ScreenTransform, part: Box): string {
  return Array.from({length: 49}, (_, i) => i / 10)
    .flatMap((eta) => {
      const range = crossing(part, eta);
      if (!range) return [];
      return quarters.map(([end, side]) =>
        line(range.map((rho) => place(end * rho * Math.sinh(eta), side * rho))),
      );
    })
    .join('');
}

/** Layers and disks are lines. */
function lines(place: ScreenTransform, {r, z}: Box): string {
  if (r[0] === r[1]) {
    return [1, -1]
      .map((side) => line([place(-z[1], side * r[0]), place(z[1], side * r[0])]))
      .join('');
  }
  return quarters
    .map(([end, side]) => line([place(end * z[0], side * r[0]), place(end * z[0], side * r[1])]))
    .join('');
}

const chamberThickness = 5;
const gap = 0.04;

/** A station or a wheel cut into chambers, seen from the side. */
function chambers(place: ScreenTransform, {r, z}: Box, count: number): string {
  const isBarrel = r[0] === r[1];
  const [from, to]: Range = isBarrel ? z : r;
  const step = (to - from) / count;
  return Array.from({length: count}, (_, i) => {
    const [low, high] = [from + step * (i + gap), from + step * (i + 1 - gap)];
    return quarters
      .map(([end, side]) => {
        const [a, b] = isBarrel
          ? [place(end * low, side * r[0]), place(end * high, side * r[0])]
          : [place(end * z[0], side * low), place(end * z[0], side * high)];
        const [dx, dy] = isBarrel ? [0, chamberThickness / 2] : [chamberThickness / 2, 0];
        return polygon([
          [a[0] - dx, a[1] - dy],
          [b[0] - dx, b[1] - dy],
          [b[0] + dx, b[1] + dy],
          [a[0] + dx, a[1] + dy],
        ]);
      })
      .join('');
  }).join('');
}

/** A cut through the detector along the beam. */
export const LongitudinalDetector = memo(function LongitudinalDetector({
  layout,
  paint,
}: Props): ReactNode {
  const place = placer(layout);
  const filled = (part: string, fill: string, edge = 'event-edge'): ReactNode =>
    ofPart(part).map((piece) => (
      <path
        key={piece.key}
        d={boxes(place, piece)}
        fill={paint(fill)}
        stroke={paint(edge)}
        strokeWidth="0.8"
      />
    ));
  const segmented = (part: string, fill: string): ReactNode => (
    <>
      {filled(part, fill)}
      <path
        d={ofPart(part)
          .map((piece) => towers(place, piece))
          .join('')}
        stroke={paint('event-seam')}
        strokeWidth="0.7"
      />
    </>
  );
  const tracker = {r: [0, envelopes.innerDetector.r], z: [0, envelopes.innerDetector.z]} as const;
  return (
    <g fill="none">
      {filled('barrel-toroid', 'event-coil', 'event-coil')}
      {filled('end-cap-toroid', 'event-coil', 'event-seam')}
      <path
        d={[
          ...ofPart('muon-barrel').map((piece) => chambers(place, piece, 6)),
          ...ofPart('muon-wheels').map((piece) => chambers(place, piece, 5)),
        ].join('')}
        fill={paint('event-chamber')}
        stroke={paint('event-edge')}
        strokeWidth="0.7"
      />
      {segmented('tile', 'event-tile')}
      {segmented('hadronic-end-cap', 'event-tile')}
      {segmented('em', 'event-liquid-argon')}
      {segmented('forward', 'event-tile')}
      {filled('solenoid', 'event-edge')}
      <path d={boxes(place, tracker)} fill={paint('event-tracker')} />
      {filled('trt', 'event-straws', 'event-seam')}
      <path
        d={ofPart('sct', 'pixel')
          .map((piece) => lines(place, piece))
          .join('')}
        stroke={paint('event-edge')}
        strokeWidth="0.9"
      />
      {filled('beam-pipe', 'event-seam', 'event-seam')}
      <path
        d={line([place(-22_500, 0), place(22_500, 0)])}
        stroke={paint('event-edge')}
        strokeWidth="0.7"
        strokeDasharray="10 3 2 3"
      />
    </g>
  );
});
