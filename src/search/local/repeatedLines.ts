/** Texts that share lines, each such line written once: its number stands for it in the texts. */

/** Unique lines joined as they stand, and the numbers of lines that are written elsewhere. */
export type Shortened = string | readonly (string | number)[];

/** A number and the signs around it are as long. */
const shortest = 12;

/** Lines that stand more than once in the texts, in the order of the texts. */
export function repeatedLines(texts: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const line of texts.flatMap((text) => text.split('\n'))) {
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return Array.from(counts).flatMap(([line, count]) =>
    count > 1 && line.length > shortest ? [line] : [],
  );
}

/** A text with numbers in place of the lines that `positions` knows. */
export function shortened(text: string, positions: ReadonlyMap<string, number>): Shortened {
  const parts: (string | number)[] = [];
  for (const line of text.split('\n')) {
    const position = positions.get(line);
    const before = parts.at(-1);
    if (position !== undefined) parts.push(position);
    else if (typeof before === 'string') parts[parts.length - 1] = `${before}\n${line}`;
    else parts.push(line);
  }
  const [first] = parts;
  return parts.length === 1 && typeof first === 'string' ? first : parts;
}

/** The text as it was before it was shortened. */
export function inFull(text: Shortened, lines: readonly string[]): string {
  if (typeof text === 'string') return text;
  return text.map((part) => (typeof part === 'string' ? part : lines[part])).join('\n');
}

/** True if a value read from a file is a text shortened by one of these lines. */
export function isShortened(value: unknown, lines: readonly unknown[]): value is Shortened {
  const isPart = (part: unknown): boolean =>
    typeof part === 'string' || (typeof part === 'number' && typeof lines[part] === 'string');
  return typeof value === 'string' || (Array.isArray(value) && value.every(isPart));
}
