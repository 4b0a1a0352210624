/** From metres to the drawing: radii are stretched inside, where most happens in little room. */

/** Outer radius of what is drawn, in units of the drawing. */
export const reach = 500;

/** Radius in metres, and the part of the drawing that lies within it. */
const knots: readonly (readonly [metres: number, part: number])[] = [
  [0, 0],
  [0.1225, 0.09],
  [0.299, 0.172],
  [0.514, 0.25],
  [1.066, 0.378],
  [1.25, 0.414],
  [1.5, 0.455],
  [1.97, 0.545],
  [2.28, 0.582],
  [4.25, 0.758],
  [5, 0.802],
  [7.5, 0.895],
  [10, 0.97],
  [11, 1],
];

const rise = (index: number): number => {
  const [low, high] = [knots[index], knots[index + 1]];
  return low && high ? (high[1] - low[1]) / (high[0] - low[0]) : 0;
};

/** Slope at a knot: the harmonic mean of its two sides, so that the curve never turns back. */
function slopeAt(index: number): number {
  if (index === 0) return rise(0);
  if (index === knots.length - 1) return rise(index - 1);
  const [before, after] = [rise(index - 1), rise(index)];
  return (2 * before * after) / (before + after);
}

const slopes = knots.map((_, index) => slopeAt(index));

/** Where a radius in metres is drawn: a smooth curve through the knots, so that tracks have no corners. */
export function drawnRadius(metres: number): number {
  const after = knots.findIndex(([knot]) => knot >= metres);
  const [high, low] = [knots[after], knots[after - 1]];
  if (!high) return reach;
  if (!low) return 0;
  const width = high[0] - low[0];
  const t = (metres - low[0]) / width;
  const [slopeLow, slopeHigh] = [width * (slopes[after - 1] ?? 0), width * (slopes[after] ?? 0)];
  const part =
    low[1] * (1 + 2 * t) * (1 - t) ** 2 +
    slopeLow * t * (1 - t) ** 2 +
    high[1] * t ** 2 * (3 - 2 * t) +
    slopeHigh * t ** 2 * (t - 1);
  return reach * part;
}

/** A place on the drawing: radius in metres, angle in degrees, anticlockwise from the right. */
export function place(metres: number, degrees: number): readonly [x: number, y: number] {
  const [radius, angle] = [drawnRadius(metres), (degrees * Math.PI) / 180];
  return [radius * Math.cos(angle), -radius * Math.sin(angle)];
}

/** The part of a ring between two radii and two angles, as a path. */
export function sector(
  [inner, outer]: readonly [number, number],
  [from, to]: readonly [number, number],
): string {
  const [large, small] = [drawnRadius(outer), drawnRadius(inner)].map((r) => r.toFixed(1));
  const corner = (metres: number, degrees: number): string =>
    place(metres, degrees)
      .map((value) => value.toFixed(1))
      .join(' ');
  return `M${corner(outer, from)}A${large} ${large} 0 0 0 ${corner(outer, to)}L${corner(inner, to)}A${small} ${small} 0 0 1 ${corner(inner, from)}Z`;
}
