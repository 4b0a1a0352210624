/** The number in a text as people type it; null for an empty text, undefined if it is not a number. */
export function readNumber(text: string): number | null | undefined {
  const plain = text
    .trim()
    .replace(/(?<=\d)[, \u00a0\u202f](?=\d{3}(?!\d))/g, '')
    .replace('−', '-');
  if (plain === '') return null;
  const isNumber = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(plain);
  return isNumber && Number.isFinite(Number(plain)) ? Number(plain) : undefined;
}
