const words = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A count as written in a sentence: `no`, `three`, `13`. */
export const numberWord = (count: number): string => words[count] ?? String(count);

/** `two jets`, `one jet`, `no jets`. @param plural with an s by default */
export const countPhrase = (count: number, thing: string, plural = `${thing}s`): string =>
  `${numberWord(count)} ${count === 1 ? thing : plural}`;

/** `a, b and c`. */
export const formatList = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
