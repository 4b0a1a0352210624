/** Paths of histograms: one for all bins of a process. */

const digits = (value: number): number => Math.round(value * 100) / 100;

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

/** Upright lines, such as error bars. */
export function barsPath(
  bars: readonly {readonly x: number; readonly from: number; readonly to: number}[],
): string {
  return bars.map(({x, from, to}) => `M${digits(x)} ${digits(from)}V${digits(to)}`).join('');
}

/** Lines without length: with round caps they are discs as wide as the stroke. */
export function dotsPath(dots: readonly {readonly x: number; readonly y: number}[]): string {
  return dots.map(({x, y}) => `M${digits(x)} ${digits(y)}h0`).join('');
}

/** Small triangles at an end of an axis, for points that lie beyond. */
export function arrowsPath(
  arrows: readonly {readonly x: number; readonly y: number; readonly isUp: boolean}[],
): string {
  return arrows
    .map(({x, y, isUp}) => `M${digits(x - 3.5)} ${digits(y)}h7l-3.5 ${isUp ? -5 : 5}z`)
    .join('');
}
