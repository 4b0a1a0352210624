/** Shares that do not fall. */

/**
 * Shares signal / weight that come nearest to those of the groups and never fall, by joining neighbours
 * that would (the pool-adjacent-violators method).
 *
 * @param groups in their order, each with a weight of at least 0
 * @returns one share per group, from 0 to 1
 */
export function rising(
  groups: readonly {readonly signal: number; readonly weight: number}[],
): readonly number[] {
  const pools: {signal: number; weight: number; groups: number}[] = [];
  const share = ({signal, weight}: {signal: number; weight: number}): number =>
    weight > 0 ? Math.max(0, Math.min(1, signal / weight)) : 0;
  for (const {signal, weight} of groups) {
    pools.push({signal, weight, groups: 1});
    while (pools.length > 1) {
      const [before, last] = pools.slice(-2) as [(typeof pools)[number], (typeof pools)[number]];
      if (share(before) < share(last)) break;
      before.signal += last.signal;
      before.weight += last.weight;
      before.groups += last.groups;
      pools.pop();
    }
  }
  return pools.flatMap((pool) => new Array<number>(pool.groups).fill(share(pool)));
}
