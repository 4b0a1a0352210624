/** Finds the results in a pasted text or in a file with several. */
const beginning = /(?=\{\s*"format"\s*:)/;

/** From its first brace to its last: people write a line before or after it. */
function trimToJson(text: string): string {
  const end = text.lastIndexOf('}');
  return text.startsWith('{') && end >= 0 ? text.slice(0, end + 1) : text;
}

/**
 * The texts of results, one for each, whole or not. Words around them are left out; a text in which no
 * result begins is one that is to be refused.
 */
export function splitResults(text: string): readonly string[] {
  const parts = text
    .split(beginning)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const begun = parts.filter((part) => part.startsWith('{'));
  return (begun.length > 0 ? begun : parts).map(trimToJson);
}
