/** Chooses what to quote. */
import type {Section} from '../local/section';
import type {Quote, Source} from './answer';
import type {ScoredPassage} from './score';

const maxQuotes = 4;
const maxSections = 3;
/** A sentence that speaks of something named before or after it. */
const leaning =
  /^\W*(?:it|its|they|their|them|he|she|this(?! (?:web)?site\b)|these|that|those|such|the others?|the same|both|here|there|then|but|so|and|or|also|however|instead|otherwise|therefore|below|above|in (?:this|these|that|those|such|both)|for (?:this|these|that|those|both)|of (?:these|those|them))\b/i;
const maxContinued = 3;
const longestContinued = 350;
const ofContinued = 0.5;
const ofSameSection = 0.8;
const ofOtherSection = 0.78;
const ofNearestSection = 0.6;

export const sourceOf = ({url, title, path}: Section): Source => ({url, title, path});

const sameLine = (a: ScoredPassage, b: ScoredPassage): boolean =>
  a.section === b.section && a.passage.line === b.passage.line;

/** The passage after the sentences of its paragraph that it leans on; nothing if these are not in it. */
function standing(each: ScoredPassage, ranked: readonly ScoredPassage[]): readonly ScoredPassage[] {
  if (!leaning.test(each.passage.text)) return [each];
  const before = ranked.find((other) => sameLine(other, each) && other.index === each.index - 1);
  const rest = before ? standing(before, ranked) : [];
  return rest.length > 0 ? [...rest, each] : [];
}

/** The best passage with what it needs around it: the sentences that it leans on, and the end of a short paragraph. */
function withContext(
  standingBest: readonly ScoredPassage[],
  ranked: readonly ScoredPassage[],
): readonly ScoredPassage[] {
  const best = standingBest.at(-1) as ScoredPassage;
  const line = ranked.filter((each) => sameLine(each, best));
  const length = line.reduce((sum, {passage}) => sum + passage.text.length, 0);
  const isShort = line.length <= maxContinued && length <= longestContinued;
  const after = line.filter(
    ({index, score}) => isShort && index > best.index && score > best.score * ofContinued,
  );
  return [...standingBest, ...after].slice(0, maxQuotes);
}

/** The best passage and what comes near it, of few sections; and what the search thinks nearest, if it is near. */
export function chosen(
  ranked: readonly ScoredPassage[],
  nearest?: Section,
): readonly ScoredPassage[] {
  const standingBest = ranked
    .map((each) => standing(each, ranked))
    .find(({length}) => length > 0 && length <= maxQuotes);
  const best = standingBest?.at(-1);
  if (!standingBest || !best) return [];
  const taken: ScoredPassage[] = [...withContext(standingBest, ranked)];
  const texts = new Set(taken.map(({passage}) => passage.text));
  for (const each of ranked) {
    if (taken.length >= maxQuotes) break;
    const sections = new Set(taken.map(({section}) => section));
    const isNear =
      each.score >= best.score * (each.section === best.section ? ofSameSection : ofOtherSection);
    const isRoom = sections.has(each.section) || sections.size < maxSections;
    if (!isNear || !isRoom) continue;
    const added = standing(each, ranked).filter(({passage}) => !texts.has(passage.text));
    if (taken.length + added.length > maxQuotes) continue;
    added.forEach(({passage}) => texts.add(passage.text));
    taken.push(...added);
  }
  const isMissing = taken.every(({section}) => section !== nearest);
  const ofNearest = ranked.find(
    ({section, passage}) => section === nearest && !leaning.test(passage.text),
  );
  if (!ofNearest || !isMissing || texts.has(ofNearest.passage.text)) return taken;
  return ofNearest.score < best.score * ofNearestSection ? taken : [...taken, ofNearest];
}

/** Quotes in their order on the screen: best section first, within a section in its own order. */
export function ordered(taken: readonly ScoredPassage[]): readonly Quote[] {
  const sections = [...new Set(taken.map(({section}) => section))];
  return sections.flatMap((section) =>
    taken
      .filter((each) => each.section === section)
      .sort((a, b) => a.index - b.index)
      .map(({passage: {text, row}}) => ({text, ...(row ? {row} : {}), ...sourceOf(section)})),
  );
}
