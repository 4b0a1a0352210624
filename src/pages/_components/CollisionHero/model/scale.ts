/** Axes in per cent of the plot, so that a picture stretches with the page while its text does not. */

export interface Scale {
  readonly low: number;
  readonly high: number;
}

/** Position from 0 to 100 along the axis, to two decimals. */
export function position(value: number, {low, high}: Scale): number {
  return Math.round(((value - low) / (high - low)) * 1e4) / 100;
}

/** Heights run down the page: 100 is the foot of the plot. */
export function height(value: number, top: number): number {
  return 100 - position(value, {low: 0, high: top});
}

/** Four to seven round values from 0 up to `top`. */
export function roundTicks(top: number): readonly number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((candidate) => top / candidate <= 6) ?? 200;
  return Array.from({length: Math.floor(top / step) + 1}, (_, i) => i * step);
}

/** The outline of bins as steps, closed along the foot: the path of a filled histogram. */
export function steps(counts: readonly number[], top: number): string {
  const width = 100 / counts.length;
  const up = counts.map((count, i) => {
    const y = height(count, top);
    return `V${y}H${Math.round((i + 1) * width * 100) / 100}`;
  });
  return `M0 100${up.join('')}V100Z`;
}
