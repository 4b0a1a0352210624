/** Lines of diagrams as paths of SVG, in units of the drawing; y grows downwards. */

export type Point = readonly [x: number, y: number];

const digits = (value: number): string => `${Math.round(value * 10) / 10}`;

export const printPoint = ([x, y]: Point): string => `${digits(x)} ${digits(y)}`;

const distance = (from: Point, to: Point): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

/** Turns along and across a line into a place of the drawing. */
function placer(from: Point, to: Point): (along: number, across: number) => Point {
  const length = distance(from, to);
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  return (along, across) => [
    from[0] + along * dx - across * dy,
    from[1] + along * dy + across * dx,
  ];
}

/** How many times a pattern of about this length fits between two points: once at least. */
export const repeats = (from: Point, to: Point, pattern: number): number =>
  Math.max(1, Math.round(distance(from, to) / pattern));

export const line = (from: Point, to: Point): string => `M${printPoint(from)}L${printPoint(to)}`;

interface Wave {
  /** About the length of one wave: a whole number of them fits. */
  readonly wavelength: number;
  /** Maximum distance from the straight line. */
  readonly height: number;
}

/** A wave of whole periods, each of two arcs. */
export function wave(from: Point, to: Point, {wavelength, height}: Wave): string {
  const arcs = 2 * repeats(from, to, wavelength);
  const step = distance(from, to) / arcs;
  const at = placer(from, to);
  const drawn = Array.from({length: arcs}, (_, i) => {
    // An arc of the second degree reaches half as far as the point that pulls it.
    const pull = at(step * (i + 0.5), (i % 2 === 0 ? -2 : 2) * height);
    return `Q${printPoint(pull)} ${printPoint(at(step * (i + 1), 0))}`;
  });
  return `M${printPoint(from)}${drawn.join('')}`;
}

interface Coil {
  readonly radius: number;
  /** About the length of line that one turn takes: a whole number of turns fits. */
  readonly pitch: number;
}

/** A coil of whole turns, as gluons are drawn. */
export function coil(from: Point, to: Point, size: Coil = {radius: 6, pitch: 11}): string {
  const {radius, pitch} = size;
  const turns = repeats(from, to, pitch);
  const steps = turns * 10;
  const length = distance(from, to);
  const at = placer(from, to);
  const points = Array.from({length: steps + 1}, (_, i) => {
    const turn = (2 * Math.PI * turns * i) / steps;
    return at((length * i) / steps + radius * Math.sin(turn), radius * (Math.cos(turn) - 1));
  });
  return `M${points.map(printPoint).join('L')}`;
}

/** The head of an arrow whose tip stands a little beyond the middle of a line. */
export function arrowHead(from: Point, to: Point, size: number): string {
  const middle = distance(from, to) / 2;
  const at = placer(from, to);
  const corners = [at(middle + 0.6 * size, 0), at(middle - 0.4 * size, size / 2.4)];
  return `M${[...corners, at(middle - 0.4 * size, -size / 2.4)].map(printPoint).join('L')}Z`;
}
