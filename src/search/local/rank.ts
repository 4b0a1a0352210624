/** Orders what was found. */
import {sameWord, type Matches} from './match';
import type {Query} from './query';

/** What ranking needs to know of a section, beyond what was found in it. */
export interface Profile {
  /** Number of its page. */
  readonly page: number;
  readonly isTop: boolean;
  /** Stems of its own heading, or of the title at the top of a page. */
  readonly headingStems: readonly string[];
  /** True if many pages have this heading, such as "Sources". */
  readonly isCommon: boolean;
}

export interface Ranked {
  readonly id: number;
  readonly score: number;
  /** Share of the query that is answered, from 0 to 1. */
  readonly coverage: number;
  readonly terms: readonly string[];
  /** 2 if the query is the title of the page, 1 if it is a heading of its own, 0 otherwise. */
  readonly called: 0 | 1 | 2;
}

const coveragePower = 1.5;
const nameBonus = 1;
/** What a page says of itself in description and keywords holds for a section of it in part. */
const aboutShare = 0.5;
const topBonus = 1.25;
const commonPenalty = 0.5;
const exactBonus = 2;

/** What each slot counts, the sum being 1: rare words tell more than common ones. */
function slotWeights(query: Query, matches: readonly Matches[], size: number): readonly number[] {
  const weights = query.slots.map(({weight}, i) => {
    const {sections, pages} = matches[i] as Matches;
    const all = [...sections.values(), ...pages.values()];
    const count = all.filter(({quality}) => quality >= sameWord).length || all.length;
    if (count === 0) return 0;
    return weight * (0.3 + (0.7 * Math.log(1 + size / count)) / Math.log(1 + size));
  });
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => (sum > 0 ? weight / sum : 0));
}

/** Sums over the slots of what they count. */
interface Tally {
  score: number;
  /** Share of the query that section and page answer. */
  covered: number;
  /** Share that the heading answers, and that the title does. */
  headed: number;
  titled: number;
  readonly terms: Set<string>;
}

function tallyOf(
  id: number,
  {page, isTop}: Profile,
  matches: readonly Matches[],
  weights: readonly number[],
): Tally {
  const tally: Tally = {score: 0, covered: 0, headed: 0, titled: 0, terms: new Set()};
  matches.forEach((slot, i) => {
    const weight = weights[i] ?? 0;
    const own = slot.sections.get(id);
    const ofPage = slot.pages.get(page);
    const inherited = (ofPage?.quality ?? 0) * (ofPage?.isInName ? 1 : aboutShare);
    tally.score += Math.sqrt(weight) * ((own?.score ?? 0) + (ofPage?.score ?? 0));
    tally.covered += weight * Math.max(own?.quality ?? 0, inherited);
    if (own?.isInName) tally.headed += weight * own.quality;
    if (ofPage?.isInName) tally.titled += weight * ofPage.quality;
    const seen = isTop || ofPage?.isInName ? (ofPage?.terms ?? []) : [];
    for (const term of [...(own?.terms ?? []), ...seen]) tally.terms.add(term);
  });
  return tally;
}

/** What is asked for by name first, then by score, then in the order of the site. */
export function byRank(a: Ranked, b: Ranked): number {
  return b.called - a.called || b.score - a.score || a.id - b.id;
}

/** One word is a name for a page; for a section it takes more. */
function calledBy(asked: readonly string[], {headingStems, isTop, isCommon}: Profile): 0 | 1 | 2 {
  if (headingStems.join(' ') !== asked.join(' ')) return 0;
  if (isTop) return 2;
  return asked.length > 1 && !isCommon ? 1 : 0;
}

/** Sections that have something of the query, and the tops of pages that are about it. */
function candidates(matches: readonly Matches[], topOf: readonly number[]): ReadonlySet<number> {
  return new Set(
    matches.flatMap(({sections, pages}) => [
      ...sections.keys(),
      ...Array.from(pages.keys(), (page) => topOf[page] as number),
    ]),
  );
}

/** What was found, best first. A section has what its page is about, and what it says itself. */
export function rank(
  query: Query,
  matches: readonly Matches[],
  profiles: readonly Profile[],
  {stems, topOf}: {readonly stems: readonly string[]; readonly topOf: readonly number[]},
): readonly Ranked[] {
  const weights = slotWeights(query, matches, profiles.length);
  const ranked = Array.from(candidates(matches, topOf), (id): Ranked => {
    const profile = profiles[id] as Profile;
    const {isTop, isCommon, headingStems} = profile;
    const {score, covered, headed, titled, terms} = tallyOf(id, profile, matches, weights);
    const named = (isTop ? titled : headed) + titled;
    const isExact = headingStems.join(' ') === stems.join(' ');
    const factors =
      (isTop ? topBonus : 1) * (isCommon ? commonPenalty : 1) * (isExact ? exactBonus : 1);
    return {
      id,
      score: score * covered ** coveragePower * (1 + nameBonus * named) * factors,
      coverage: covered,
      terms: [...terms],
      called: calledBy(stems, profile),
    };
  });
  return ranked.sort(byRank);
}
