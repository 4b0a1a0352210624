/** How the cost of a build grows with the pages. */

/** Something that was measured at a number of pages: seconds or MiB. */
interface Sample {
  readonly pages: number;
  readonly value: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * The exponent of the power law that fits best: 1 is in step with the pages, 2 with their square, and
 * below 1 there is a share that does not depend on them. By least squares in the logarithms.
 */
export function growthExponent(samples: readonly Sample[]): number {
  const points = samples.map(({pages, value}) => ({x: Math.log(pages), y: Math.log(value)}));
  const [meanX, meanY] = [
    sum(points.map(({x}) => x)) / points.length,
    sum(points.map(({y}) => y)) / points.length,
  ];
  const along = sum(points.map(({x, y}) => (x - meanX) * (y - meanY)));
  return along / sum(points.map(({x}) => (x - meanX) ** 2));
}

/** What each further page costs, from one size to the next. */
export function perFurtherPage(samples: readonly Sample[]): readonly number[] {
  return samples.slice(1).map(({pages, value}, index) => {
    const before = samples[index] ?? {pages: 0, value: 0};
    return (value - before.value) / (pages - before.pages);
  });
}
