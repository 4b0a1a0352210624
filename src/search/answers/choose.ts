/** Chooses what to quote. */
import type {Section} from '../local/section';
import type {Quote, Source} from './answer';
import type {Scored} from './score';

const maxQuotes = 4;
const maxSections = 3;
/** A sentence that speaks of something named before it. */
const leaning =
  /^(?:it|its|they|their|them|this|these|that|those|such|the others?|both|here|there|then|but|so)\b/i;
const maxContinued = 3;
const longestContinued = 350;
const ofContinued = 0.5;
const ofSameSection = 0.8;
const ofOtherSection = 0.78;
const ofNearestSection = 0.6;

export const sourceOf = ({url, title, path}: Section): Source => ({url, title, path});

const sameLine = (a: Scored, b: Scored): boolean =>
  a.section === b.section && a.passage.line === b.passage.line;

/** What the best passage needs around it: the sentence that it leans on, and the end of a short paragraph. */
function withContext(best: Scored, ranked: readonly Scored[]): readonly Scored[] {
  const line = ranked.filter((each) => sameLine(each, best));
  const before = line.filter(
    ({index}) => leaning.test(best.passage.text) && index === best.index - 1,
  );
  const length = line.reduce((sum, {passage}) => sum + passage.text.length, 0);
  const isShort = line.length <= maxContinued && length <= longestContinued;
  const after = line.filter(
    ({index, score}) => isShort && index > best.index && score > best.score * ofContinued,
  );
  return [...before, best, ...after].slice(0, maxQuotes);
}

/** The best passage and what comes near it, of few sections; and what the search thinks nearest, if it is near. */
export function chosen(ranked: readonly Scored[], nearest?: Section): readonly Scored[] {
  const [best] = ranked;
  if (!best) return [];
  const taken: Scored[] = [...withContext(best, ranked)];
  const texts = new Set(taken.map(({passage}) => passage.text));
  for (const each of ranked) {
    if (taken.length >= maxQuotes) break;
    const sections = new Set(taken.map(({section}) => section));
    const isNear =
      each.score >= best.score * (each.section === best.section ? ofSameSection : ofOtherSection);
    const isRoom = sections.has(each.section) || sections.size < maxSections;
    if (!isNear || !isRoom || texts.has(each.passage.text)) continue;
    texts.add(each.passage.text);
    taken.push(each);
  }
  const isMissing = taken.every(({section}) => section !== nearest);
  const ofNearest = ranked.find(({section}) => section === nearest);
  if (!ofNearest || !isMissing || texts.has(ofNearest.passage.text)) return taken;
  return ofNearest.score < best.score * ofNearestSection ? taken : [...taken, ofNearest];
}

/** As they are quoted: best section first, within one in its order. */
export function ordered(taken: readonly Scored[]): readonly Quote[] {
  const sections = [...new Set(taken.map(({section}) => section))];
  return sections.flatMap((section) =>
    taken
      .filter((each) => each.section === section)
      .sort((a, b) => a.index - b.index)
      .map(({passage}) => ({text: passage.text, ...sourceOf(section)})),
  );
}
