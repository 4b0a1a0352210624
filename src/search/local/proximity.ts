/** Words that stand side by side in the query and in the text belong together: "do not track". */
import {byRank, type RankedSection} from './rank';

/** Only what has a chance of being seen is read once more. */
const looked = 12;
const multiWordBonus = 0.5;
/** Single letters, as in S/√B, are meaningless apart. */
const bonusOfLetters = 4;

/** Lets sections that hold neighbouring words of the query side by side pass the others. */
export function byProximity(
  ranked: readonly RankedSection[],
  queryRow: string,
  rowsOf: (ids: readonly number[]) => readonly string[],
): readonly RankedSection[] {
  const words = queryRow.trim().split(' ');
  const pairs = words.slice(1).map((word, i) => ` ${words[i]} ${word} `);
  if (pairs.length === 0) return ranked;
  const bonus = words.every(({length}) => length === 1) ? bonusOfLetters : multiWordBonus;
  const first = ranked.slice(0, looked);
  const rows = rowsOf(first.map(({id}) => id));
  const read = first.map((hit, i) => {
    const share = pairs.filter((pair) => rows[i]?.includes(pair)).length / pairs.length;
    return {...hit, score: hit.score * (1 + bonus * share)};
  });
  read.sort(byRank);
  return [...read, ...ranked.slice(looked)];
}
