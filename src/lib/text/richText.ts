/** Short texts of typed data with formulas between dollar signs, links and code as Markdown writes them. */

export type Piece =
  | {readonly kind: 'text' | 'formula' | 'code'; readonly text: string}
  | {readonly kind: 'link'; readonly text: string; readonly to: string};

const marked = /(\$[^$]+\$|`[^`]+`|\[[^\]]+\]\([^)\s]+\))/;

function pieceOf(part: string): Piece {
  const link = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part);
  if (link) return {kind: 'link', text: link[1] ?? '', to: link[2] ?? ''};
  if (/^\$[^$]+\$$/.test(part)) return {kind: 'formula', text: part.slice(1, -1)};
  if (/^`[^`]+`$/.test(part)) return {kind: 'code', text: part.slice(1, -1)};
  return {kind: 'text', text: part};
}

/** The pieces of a text, in their order. */
export function piecesOf(text: string): readonly Piece[] {
  return text.split(marked).filter(Boolean).map(pieceOf);
}

/** Every text inside a value, however deep. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
