/** Names like one that is not known: those that share most pairs of letters with it. */

function pairs(name: string): ReadonlySet<string> {
  const letters = name.toLowerCase();
  return new Set(Array.from(letters, (_, i) => letters.slice(i, i + 2)).filter((pair) => pair[1]));
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = Array.from(a).filter((pair) => b.has(pair)).length;
  return (2 * shared) / (a.size + b.size || 1);
}

export function nearest(name: string, names: readonly string[], count = 3): readonly string[] {
  const own = pairs(name);
  return names
    .map((known) => ({known, like: likeness(own, pairs(known))}))
    .sort((a, b) => b.like - a.like)
    .slice(0, count)
    .map(({known}) => known);
}
