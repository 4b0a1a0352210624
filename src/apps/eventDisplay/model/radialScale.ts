/**
 * The stretched scale of the flat views: true lengths would leave the inner detector a tenth of the
 * picture. Within each of the three zones the scale is even. It goes on beyond the last edge.
 */

export interface ZoneScale {
  /** Part of the picture's half width at a distance in mm; odd: the negative for a negative distance. */
  readonly at: (distance: number) => number;
  /** The distance in mm that stands at a part of the half width. */
  readonly invert: (share: number) => number;
  /** Outer edges of the inner detector, of the calorimeters and of the muon system, in mm. */
  readonly edges: readonly [number, number, number];
}

/** Parts of the half width of inner detector, calorimeters and muon system. */
export const zoneShares = [0.4, 0.35, 0.25] as const;

interface Stop {
  readonly distance: number;
  readonly share: number;
}

function between(value: number, from: Stop, to: Stop, by: keyof Stop, what: keyof Stop): number {
  return from[what] + ((value - from[by]) * (to[what] - from[what])) / (to[by] - from[by]);
}

function zoneScale(edges: readonly [number, number, number]): ZoneScale {
  const [inner, calorimeters, muons] = zoneShares;
  const zones: readonly (readonly [Stop, Stop])[] = [
    [
      {distance: 0, share: 0},
      {distance: edges[0], share: inner},
    ],
    [
      {distance: edges[0], share: inner},
      {distance: edges[1], share: inner + calorimeters},
    ],
    [
      {distance: edges[1], share: inner + calorimeters},
      {distance: edges[2], share: inner + calorimeters + muons},
    ],
  ];
  const mapped = (value: number, by: keyof Stop, what: keyof Stop): number => {
    const size = Math.abs(value);
    const zone = zones.find(([, to]) => size <= to[by]) ?? zones[2];
    return zone ? Math.sign(value) * between(size, zone[0], zone[1], by, what) : 0;
  };
  return {
    at: (distance) => mapped(distance, 'distance', 'share'),
    invert: (share) => mapped(share, 'share', 'distance'),
    edges,
  };
}

/** Distances from the beam line: 40 % for the inner detector, 35 % to the end of the tiles, 25 % beyond. */
export const radialScale = zoneScale([1150, 4250, 11_000]);

/** Distances along the beam line, in the same shares. */
export const lengthScale = zoneScale([3512, 6200, 22_000]);

/** A point across the beam, moved along its radius to where the scale puts it; in half widths. */
export function stretched(x: number, y: number): readonly [number, number] {
  const r = Math.hypot(x, y);
  const factor = r === 0 ? 0 : radialScale.at(r) / r;
  return [x * factor, y * factor];
}

/** The point across the beam, in mm, that is drawn at a place in half widths. */
export function unstretched(x: number, y: number): readonly [number, number] {
  const share = Math.hypot(x, y);
  const factor = share === 0 ? 0 : radialScale.invert(share) / share;
  return [x * factor, y * factor];
}
