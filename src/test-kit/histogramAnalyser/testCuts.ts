/** Cuts by chance, for tests of the code that makes them. */
import type {Random} from '@site/src/physics/random';
import type {Filter} from '@site/src/apps/histogramAnalyser/model/cuts/filters';

const pick = <T>(random: Random, list: ArrayLike<T>): T =>
  list[Math.floor(random() * list.length)] as T;

function filterOn(random: Random, values: ArrayLike<number>): Filter {
  const [one, other] = [pick(random, values), pick(random, values)];
  const [from, to] = one < other ? [one, other] : [other, one];
  const kind = random();
  if (kind < 0.15) return {categories: [one]};
  if (kind < 0.3) return {categories: Array.from(new Set([one, other, pick(random, values)]))};
  if (kind < 0.33) return {categories: []};
  if (kind < 0.5) return {from: null, to};
  if (kind < 0.7) return {from, to: null};
  if (kind < 0.73) return {from: null, to: null};
  return {from, to};
}

/** One to three dimensions with cuts whose ends are values that events have. */
export function cutsByChance(
  random: Random,
  columns: Readonly<Record<string, ArrayLike<number>>>,
): ReadonlyMap<string, Filter> {
  const names = Object.keys(columns);
  const chosen = Array.from({length: 1 + Math.floor(3 * random())}, () => pick(random, names));
  return new Map(
    chosen.map((name) => [name, filterOn(random, columns[name] as ArrayLike<number>)]),
  );
}
