/** Questions that lean on the one before: "and for 8 TeV?" */
import {wordRow} from '../local/analyse';

const opening = /^(?:and|but|or|so|then|what about|how about|also|which ones?|why|how so)\b/i;
const pronoun = /\b(?:it|its|they|them|their|those|these|that one|there|this one)\b/i;
const maxShortLength = 6;
const longest = 400;
const quantity = /\b(\d+(?:[.,]\d+)*)\s*(TeV|GeV|MeV|fb⁻¹|%|leptons?|jets?|photons?|muons?)/giu;
const year = /\b(?:19|20)\d{2}\b/g;

function leansOn(question: string): boolean {
  const words = wordRow(question).trim().split(' ');
  return opening.test(question) || (pronoun.test(question) && words.length <= maxShortLength);
}

/** The earlier question with what the later one puts in place of its parts; none if it puts nothing. */
function replaced(earlier: string, later: string): string | undefined {
  let result = earlier;
  for (const [whole, , unit = ''] of later.matchAll(quantity)) {
    const same = new RegExp(String.raw`\b\d+(?:[.,]\d+)*\s*${unit}`, 'iu');
    if (same.test(result)) result = result.replace(same, () => whole);
  }
  const [newYear] = later.match(year) ?? [];
  if (newYear) result = result.replace(year, newYear);
  return result === earlier ? undefined : result;
}

/** The question with what it leaves out because an earlier one said it. */
export function completed(question: string, history: readonly string[] = []): string {
  return [...history, question].reduce((earlier, message) => {
    const later = message.slice(0, longest);
    if (!earlier || !leansOn(later.trim())) return later;
    return replaced(earlier, later) ?? `${later.trim()} ${earlier}`;
  }, '');
}
