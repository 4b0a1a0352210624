/**
 * The stretched scale of the 2D views: a linear scale would leave the inner detector a tenth of the
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

type Edges = readonly [number, number, number];

function zoneScale(edges: Edges): ZoneScale {
  const shares = [zoneShares[0], zoneShares[0] + zoneShares[1], 1] as const;
  /** From the zones of one quantity to those of the other: called for each point that is drawn. */
  const mapped = (value: number, from: Edges, to: Edges): number => {
    const size = Math.abs(value);
    const zone = size <= from[0] ? 0 : size <= from[1] ? 1 : 2;
    const [low, onto] = zone === 0 ? [0, 0] : ([from[zone - 1], to[zone - 1]] as [number, number]);
    return Math.sign(value) * (onto + ((size - low) * (to[zone] - onto)) / (from[zone] - low));
  };
  return {
    at: (distance) => mapped(distance, edges, shares),
    invert: (share) => mapped(share, shares, edges),
    edges,
  };
}

/** Distances from the beam line: 40 % for the inner detector, 35 % to the end of the tiles, 25 % beyond. */
export const radialScale = zoneScale([1150, 4250, 11_000]);

/** Distances along the beam line, in the same shares. */
export const lengthScale = zoneScale([3512, 6200, 22_000]);

/** A point transverse to the beam, moved along its radius to where the scale puts it; in half widths. */
export function stretched(x: number, y: number): readonly [number, number] {
  const r = Math.sqrt(x * x + y * y);
  const factor = r === 0 ? 0 : radialScale.at(r) / r;
  return [x * factor, y * factor];
}

/** The point transverse to the beam, in mm, that is drawn at a place in half widths. */
export function unstretched(x: number, y: number): readonly [number, number] {
  const share = Math.hypot(x, y);
  const factor = share === 0 ? 0 : radialScale.invert(share) / share;
  return [x * factor, y * factor];
}
