/** How the time of a build grows with the pages. */

interface Sample {
  readonly pages: number;
  readonly seconds: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * The exponent of the power law that fits best: 1 is in step with the pages, 2 with their square, and
 * below 1 there is a share that does not depend on them. By least squares in the logarithms.
 */
export function growthExponent(samples: readonly Sample[]): number {
  const points = samples.map(({pages, seconds}) => ({x: Math.log(pages), y: Math.log(seconds)}));
  const [meanX, meanY] = [
    sum(points.map(({x}) => x)) / points.length,
    sum(points.map(({y}) => y)) / points.length,
  ];
  const along = sum(points.map(({x, y}) => (x - meanX) * (y - meanY)));
  return along / sum(points.map(({x}) => (x - meanX) ** 2));
}

/** Seconds that each further page costs, from one size to the next. */
export function perFurtherPage(samples: readonly Sample[]): readonly number[] {
  return samples.slice(1).map(({pages, seconds}, index) => {
    const before = samples[index] ?? {pages: 0, seconds: 0};
    return (seconds - before.seconds) / (pages - before.pages);
  });
}
