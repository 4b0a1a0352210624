/** SVG paths of what plots show; positions in, the attribute `d` out. */

const digits = (value: number): number => Math.round(value * 100) / 100;

export interface Position {
  readonly x: number;
  readonly y: number;
}

/** The steps of a histogram, open at both ends. `xs` are edges, one more than `ys`. */
export function stepsPath(xs: readonly number[], ys: readonly number[]): string {
  let path = `M${digits(xs[0] as number)} ${digits(ys[0] as number)}`;
  for (const [bin, y] of ys.entries()) {
    if (bin > 0 && y !== ys[bin - 1]) path += `V${digits(y)}`;
    path += `H${digits(xs[bin + 1] as number)}`;
  }
  return path;
}

/** The area between two histograms, closed. */
export function bandPath(
  xs: readonly number[],
  lower: readonly number[],
  upper: readonly number[],
): string {
  let path = stepsPath(xs, upper);
  for (let bin = lower.length - 1; bin >= 0; bin -= 1) {
    path += `V${digits(lower[bin] as number)}H${digits(xs[bin] as number)}`;
  }
  return `${path}Z`;
}

/** A line through points, in their order. */
export const linePath = (points: readonly Position[]): string =>
  points.map(({x, y}, i) => `${i === 0 ? 'M' : 'L'}${digits(x)} ${digits(y)}`).join('');

/** Upright lines, such as error bars. */
export function barsPath(
  bars: readonly {readonly x: number; readonly from: number; readonly to: number}[],
): string {
  return bars.map(({x, from, to}) => `M${digits(x)} ${digits(from)}V${digits(to)}`).join('');
}

/** Lines without length: with round caps they are discs as wide as the stroke. */
export function dotsPath(dots: readonly Position[]): string {
  return dots.map(({x, y}) => `M${digits(x)} ${digits(y)}h0`).join('');
}

/** Small triangles at an end of an axis, for points that lie beyond it. */
export function arrowsPath(arrows: readonly (Position & {readonly isUp: boolean})[]): string {
  return arrows
    .map(({x, y, isUp}) => `M${digits(x - 3.5)} ${digits(y)}h7l-3.5 ${isUp ? -5 : 5}z`)
    .join('');
}

/**
 * The cells of a heat map: one path for all cells of a step, with neighbours in a row joined.
 *
 * @param xs positions of the edges of columns; @param ys of rows
 */
export function cellPaths(
  xs: readonly number[],
  ys: readonly number[],
  stepOf: (column: number, row: number) => number,
): ReadonlyMap<number, string> {
  const paths = new Map<number, string>();
  const columns = xs.length - 1;
  for (let row = 0; row < ys.length - 1; row += 1) {
    const [from, to] = [digits(ys[row] as number), digits(ys[row + 1] as number)];
    let start = 0;
    let step = stepOf(0, row);
    for (let column = 1; column <= columns; column += 1) {
      const next = column < columns ? stepOf(column, row) : Number.NaN;
      if (next === step) continue;
      const [left, right] = [digits(xs[start] as number), digits(xs[column] as number)];
      paths.set(step, `${paths.get(step) ?? ''}M${left} ${from}H${right}V${to}H${left}z`);
      [start, step] = [column, next];
    }
  }
  return paths;
}
