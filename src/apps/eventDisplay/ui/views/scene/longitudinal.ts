/** The view beside the beam: z to the right, distance from the beam up for what flies upwards, else down. */
import type {Size} from '../viewProps';
import {powerScale} from './lengthwise';
import type {Projection} from './projection';
import type {XY} from './scene';
import {depthOf} from './towers';

const longRulerHeight = 56;
const rim = 4;
/** Ends of the picture, in mm. */
const ends = {z: 22_500, r: 12_200} as const;

export interface LongitudinalLayout {
  readonly centre: XY;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

export function longitudinalLayout({width, height}: Size): LongitudinalLayout {
  const [halfWidth, halfHeight] = [width / 2 - rim, (height - longRulerHeight) / 2 - rim];
  return {
    centre: [width / 2, Math.max(40, halfHeight) + rim],
    halfWidth: Math.max(40, halfWidth),
    halfHeight: Math.max(40, halfHeight),
  };
}

/** Into pixels: distances along the beam, and from it with a sign for up and down. */
export function placer({
  centre,
  halfWidth,
  halfHeight,
}: LongitudinalLayout): (z: number, rho: number) => XY {
  const [zUnit, rUnit] = [halfWidth / powerScale(ends.z), halfHeight / powerScale(ends.r)];
  return (z, rho) => [centre[0] + zUnit * powerScale(z), centre[1] - rUnit * powerScale(rho)];
}

const sideOf = (phi: number): 1 | -1 => (Math.sin(phi) < 0 ? -1 : 1);

/** Half the width of a tower in η. */
const halfTower = 0.05;
const edgeSteps = 10;

/** Shares of the way to the edge at which the shortest and the longest cone end. */
const coneShare = (length: number): number => 0.42 + 0.26 * length;

export function longitudinalProjection(layout: LongitudinalLayout): Projection {
  const {centre, halfWidth, halfHeight} = layout;
  const placed = placer(layout);
  const along = (eta: number, side: number, rho: number): XY =>
    placed(rho * Math.sinh(eta), side * rho);
  /** At a share of the ellipse that fills the picture, in the direction in which η is drawn. */
  const outwards = (eta: number, side: number, share: number): XY => {
    const far = 20_000;
    const [x, y] = along(eta, side, far / Math.cosh(eta));
    const [dx, dy] = [x - centre[0], y - centre[1]];
    const length = Math.hypot(dx / halfWidth, dy / halfHeight) || 1;
    return [centre[0] + (share * dx) / length, centre[1] + (share * dy) / length];
  };
  return {
    centre,
    place: ([x, y, z], phi) => placed(z, sideOf(phi) * Math.hypot(x, y)),
    tower: ({eta, phi, part}, fill) => {
      const side = sideOf(phi);
      const [from, to] = depthOf({eta, part});
      const end = from + fill * (to - from);
      const corner = (offset: number, rho: number): XY => {
        // Both sides of a tower end at the same depth: along the beam in an end-cap, else across it.
        const scaled =
          Math.abs(eta) > 1.4 ? Math.sinh(Math.abs(eta)) / Math.sinh(Math.abs(eta + offset)) : 1;
        return along(eta + offset, side, rho * scaled);
      };
      return {
        outline: [
          corner(-halfTower, from),
          corner(halfTower, from),
          corner(halfTower, end),
          corner(-halfTower, end),
        ],
        aims: [[along(eta, side, from), along(eta, side, end)]],
      };
    },
    cone: ({eta, phi, coneR}, length) => {
      const side = sideOf(phi);
      const end = Array.from({length: edgeSteps + 1}, (_, i) =>
        outwards(eta - coneR + (2 * coneR * i) / edgeSteps, side, coneShare(length)),
      );
      return {
        outline: [centre, ...end],
        aims: [end, [outwards(eta, side, 0.2), outwards(eta, side, coneShare(length))]],
      };
    },
    arrow: ({ex, ey}, length) => [
      centre,
      outwards(0, sideOf(Math.atan2(ey, ex)), coneShare(length)),
    ],
    outwards: ({eta, phi}, share) => outwards(eta, sideOf(phi), share),
  };
}
