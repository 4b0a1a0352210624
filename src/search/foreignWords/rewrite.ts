import type {Part} from './reading';

interface Piece {
  /** The text between this piece and the one before. */
  readonly gap: string;
  readonly text: string;
}

/** The query in English: without small words, and with adjectives before their nouns. */
export function rewritten(query: string, parts: readonly Part[]): string {
  const pieces: Piece[] = [];
  let end = 0;
  let gap = '';
  let nounAt = -1;
  for (const {words, kind, english, isAdjective} of parts) {
    gap += query.slice(end, words[0]?.start);
    end = words.at(-1)?.end ?? end;
    if (kind === 'small') {
      if (/^['’]/.test(query.slice(end))) end += 1;
      gap += ' ';
      nounAt = -1;
      continue;
    }
    const noun = isAdjective && gap.trim() === '' ? pieces[nounAt] : undefined;
    if (noun) {
      pieces.splice(nounAt, 1, {gap: noun.gap, text: english}, {gap: ' ', text: noun.text});
    } else {
      nounAt = pieces.push({gap, text: english}) - 1;
      if (isAdjective) nounAt = -1;
    }
    gap = '';
  }
  const text = pieces.map((piece) => piece.gap + piece.text).join('') + gap + query.slice(end);
  return text.replace(/[¿¡]/g, '').replace(/\s+/g, ' ').trim();
}
