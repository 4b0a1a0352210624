/** Statistics of measurements, and the order in which they are taken. */
import {quantile} from '../../check/search/quality';

export {quantile};

export interface Spread {
  readonly p50: number;
  readonly p95: number;
}

export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** The middle value; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sum([Math.ceil(middle) - 1, Math.floor(middle)].map((i) => sorted[i] ?? Number.NaN)) / 2;
}

/** Half of the times are below the first, 95 of 100 below the second. */
export function spreadOf(times: readonly number[]): Spread {
  if (times.length === 0) throw new Error('Nothing was measured.');
  return {p50: quantile(times, 0.5), p95: quantile(times, 0.95)};
}

export function timed<T>(work: () => T): readonly [result: T, milliseconds: number] {
  const start = performance.now();
  const result = work();
  return [result, performance.now() - start];
}

/** Something that was measured at a number of pages: seconds or MiB. */
interface Sample {
  readonly pages: number;
  readonly value: number;
}

/**
 * The exponent of the power law that fits best: 1 is in step with the pages, 2 with their square, and
 * below 1 there is a share that does not depend on them. By least squares in the logarithms.
 */
export function growthExponent(samples: readonly Sample[]): number {
  const points = samples.map(({pages, value}) => ({x: Math.log(pages), y: Math.log(value)}));
  const meanX = sum(points.map(({x}) => x)) / points.length;
  const meanY = sum(points.map(({y}) => y)) / points.length;
  const along = sum(points.map(({x, y}) => (x - meanX) * (y - meanY)));
  return along / sum(points.map(({x}) => (x - meanX) ** 2));
}

/** The cost of each further page, from one size to the next. */
export function perFurtherPage(samples: readonly Sample[]): readonly number[] {
  return samples.slice(1).map(({pages, value}, index) => {
    const before = samples[index] ?? {pages: 0, value: 0};
    return (value - before.value) / (pages - before.pages);
  });
}

/**
 * Measures all items in each round, so that other load on the machine falls on all of them.
 *
 * @returns the results of each item, round by round
 */
export async function inTurns<K, T>(
  items: readonly K[],
  rounds: number,
  measure: (item: K, round: number) => Promise<T>,
): Promise<ReadonlyMap<K, readonly T[]>> {
  const results = new Map(items.map((item): [K, T[]] => [item, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [item, before] of results) before.push(await measure(item, round));
  }
  return results;
}

/** The result for each name. */
export async function byName<K extends string, T>(
  names: readonly K[],
  measure: (name: K) => Promise<T> | T,
): Promise<Record<K, T>> {
  const entries: [string, T][] = [];
  for (const name of names) entries.push([name, await measure(name)]);
  return Object.fromEntries(entries) as Record<K, T>;
}

/** Items with one of the names, or all of them if none is given. */
export function named<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  names?: readonly string[],
): readonly T[] {
  const known = items.map(nameOf);
  const unknown = names?.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(`No "${unknown}". There are: ${[...new Set(known)].join(', ')}`);
  }
  return items.filter((item) => names?.includes(nameOf(item)) ?? true);
}
