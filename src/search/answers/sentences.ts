/** Cuts a paragraph into sentences. */

const boundary = /[.!?]["”’)\]]*\s+/g;
/** Points that end no sentence. */
const abbreviation =
  /(?:^|[\s(])(?:e\.g|i\.e|cf|vs|etc|al|approx|ca|figs?|eqs?|sects?|secs?|refs?|tabs?|vol|no|nos|pp|dr|prof|st|resp)\.$/i;

/** The sentences of one line, each a part of it as written. */
export function sentencesOf(line: string): readonly string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const {0: sign, index} of line.matchAll(boundary)) {
    const end = index + sign.trimEnd().length;
    const sentence = line.slice(from, end);
    if (sign.startsWith('.') && abbreviation.test(sentence)) continue;
    sentences.push(sentence.trim());
    from = index + sign.length;
  }
  sentences.push(line.slice(from).trim());
  return sentences.filter(Boolean);
}
