/** What somebody may have meant who wrote a name that does not exist. */

const pairsOf = (name: string): ReadonlySet<string> => {
  const letters = name.toLowerCase();
  return new Set(Array.from(letters, (letter, i) => letter + (letters[i + 1] ?? '')));
};

/** Share of the pairs of neighbouring letters that two names have in common. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((pair) => b.has(pair)).length;
  return (2 * common) / (a.size + b.size);
}

/** The known names that are most like a name, the likest first. */
export function nearest(name: string, known: readonly string[], most = 3): readonly string[] {
  const pairs = pairsOf(name);
  return known
    .map((candidate) => ({candidate, like: likeness(pairs, pairsOf(candidate))}))
    .sort((a, b) => b.like - a.like)
    .slice(0, most)
    .map(({candidate}) => candidate);
}
