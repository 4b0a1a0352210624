/** The view along the beam: x to the right, y up, and distances from the beam on the stretched scale. */
import {envelopes, detectorPieces, type DetectorPiece} from '../../../model/tracks/geometry';
import {radialScale, stretched} from '../../../model/tracks/radialScale';
import type {Size} from '../viewProps';
import type {Projection, Shape} from './projection';
import type {XY} from './scene';

/** Width of a tower in azimuth, in radians: one sixty-fourth of the circle, as wide as a tile wedge. */
const towerWidth = Math.PI / 32;

/** Height of the strip below the picture where the scale stands, in pixels. */
const rulerHeight = 40;
const rim = 4;

export interface TransverseLayout {
  readonly centre: XY;
  /** Of the whole detector, in pixels. */
  readonly radius: number;
}

export function transverseLayout({width, height}: Size): TransverseLayout {
  const radius = Math.max(40, Math.min(width, height - rulerHeight) / 2 - rim);
  return {centre: [width / 2, radius + rim], radius};
}

/** A ring around the beam. */
const ringOf = (key: string): DetectorPiece['r'] =>
  detectorPieces.find((piece) => piece.key === key)?.r ?? [0, 0];

const rings = {
  electromagnetic: ringOf('em-barrel'),
  hadronic: ringOf('tile-barrel'),
} as const;

/** Shares of the radius at which the shortest and the longest cone end. */
const shortest = radialScale.at(envelopes.innerDetector.r);
const longest = radialScale.at(envelopes.calorimeters.r);
const coneShare = (length: number): number => shortest + length * (longest - shortest);

const arcSteps = 8;

export function transverseProjection({centre, radius}: TransverseLayout): Projection {
  const polar = (share: number, phi: number): XY => [
    centre[0] + radius * share * Math.cos(phi),
    centre[1] - radius * share * Math.sin(phi),
  ];
  const arc = (share: number, from: number, to: number): readonly XY[] =>
    Array.from({length: arcSteps + 1}, (_, i) => polar(share, from + ((to - from) * i) / arcSteps));
  return {
    centre,
    place: ([x, y]) => {
      const [across, up] = stretched(x, y);
      return [centre[0] + radius * across, centre[1] - radius * up];
    },
    tower: ({phi, part}, fill): Shape => {
      const [from, to] = rings[part];
      const [inner, end] = [from, to].map((r) => radialScale.at(r)) as [number, number];
      const outer = inner + fill * (end - inner);
      const [low, high] = [phi - towerWidth / 2, phi + towerWidth / 2];
      return {
        outline: [...arc(inner, low, high), ...arc(outer, high, low)],
        aims: [[polar(inner, phi), polar(outer, phi)]],
      };
    },
    cone: ({phi, coneR}, length) => {
      const end = arc(coneShare(length), phi - coneR, phi + coneR);
      return {
        outline: [centre, ...end],
        aims: [end, [polar(0.2, phi), polar(coneShare(length), phi)]],
      };
    },
    arrow: ({ex, ey}, length) => [centre, polar(coneShare(length), Math.atan2(ey, ex))],
    outwards: ({phi}, share) => polar(share, phi),
  };
}
