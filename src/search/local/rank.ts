/** Orders what was found. */
import {sameWord, type Matches} from './match';
import type {Query} from './query';

/** What ranking needs to know of a section, beyond what was found in it. */
export interface Profile {
  /** Number of its page. */
  readonly page: number;
  readonly isTop: boolean;
  /** Stems of its own heading, or of the title at the top of a page, in a row. */
  readonly name: string;
  /** True if many pages have this heading, such as "Sources". */
  readonly isCommon: boolean;
  /** True for a term of the glossary: a definition beside the pages that explain it. */
  readonly isTerm: boolean;
}

export interface Ranked {
  readonly id: number;
  readonly score: number;
  /** Share of the query that is answered, from 0 to 1. */
  readonly coverage: number;
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
/** Of a definition whose term was not asked for by its name. */
const termPenalty = 0.5;

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
}

function tallyOf(
  id: number,
  page: number,
  matches: readonly Matches[],
  weights: readonly number[],
): Tally {
  const tally: Tally = {score: 0, covered: 0, headed: 0, titled: 0};
  matches.forEach((slot, i) => {
    const weight = weights[i] ?? 0;
    const own = slot.sections.get(id);
    const ofPage = slot.pages.get(page);
    const inherited = (ofPage?.quality ?? 0) * (ofPage?.isInName ? 1 : aboutShare);
    tally.score += Math.sqrt(weight) * ((own?.score ?? 0) + (ofPage?.score ?? 0));
    tally.covered += weight * Math.max(own?.quality ?? 0, inherited);
    if (own?.isInName) tally.headed += weight * own.quality;
    if (ofPage?.isInName) tally.titled += weight * ofPage.quality;
  });
  return tally;
}

/** Terms of a section that answer the query, in what a reader sees of it. */
export function matchedTerms(
  id: number,
  {page, isTop}: Profile,
  matches: readonly Matches[],
): readonly string[] {
  const terms = matches.flatMap(({sections, pages}) => {
    const ofPage = pages.get(page);
    const seen = isTop || ofPage?.isInName ? (ofPage?.terms ?? []) : [];
    return [...(sections.get(id)?.terms ?? []), ...seen];
  });
  return [...new Set(terms)];
}

/** Sections requested by name first, then by score, then in the order of the site. */
export function byRank(a: Ranked, b: Ranked): number {
  return b.called - a.called || b.score - a.score || a.id - b.id;
}

/** The query as one name. */
interface Asked {
  readonly name: string;
  readonly isOneWord: boolean;
}

/** One word is a name for a page; for a section it takes more. */
function calledBy({name, isOneWord}: Asked, profile: Profile): 0 | 1 | 2 {
  if (profile.name !== name) return 0;
  if (profile.isTop) return 2;
  return isOneWord || profile.isCommon || profile.isTerm ? 0 : 1;
}

/** Sections that have something of the query, and the tops of pages that are about it. */
function candidates(matches: readonly Matches[], topOf: readonly number[]): readonly number[] {
  const found = new Set<number>();
  for (const {sections, pages} of matches) {
    for (const id of sections.keys()) found.add(id);
    for (const page of pages.keys()) found.add(topOf[page] as number);
  }
  return [...found];
}

/** What is ranked, beside what matches. */
export interface Field {
  readonly profiles: readonly Profile[];
  /** Section at the top of each page. */
  readonly topOf: readonly number[];
  readonly isWanted: (id: number) => boolean;
}

/** What was found, best first. A section has what its page is about, and what it says itself. */
export function rank(
  query: Query,
  stems: readonly string[],
  matches: readonly Matches[],
  {profiles, topOf, isWanted}: Field,
): readonly Ranked[] {
  const weights = slotWeights(query, matches, profiles.length);
  const asked = {name: stems.join(' '), isOneWord: stems.length < 2};
  const ranked = candidates(matches, topOf)
    .filter(isWanted)
    .map((id): Ranked => {
      const profile = profiles[id] as Profile;
      const {page, isTop, isCommon, isTerm, name} = profile;
      const {score, covered, headed, titled} = tallyOf(id, page, matches, weights);
      const named = (isTop ? titled : headed) + titled;
      const factors =
        (isTop ? topBonus : 1) *
        (isCommon ? commonPenalty : 1) *
        (name === asked.name ? exactBonus : isTerm ? termPenalty : 1);
      return {
        id,
        score: score * covered ** coveragePower * (1 + nameBonus * named) * factors,
        coverage: covered,
        called: calledBy(asked, profile),
      };
    });
  return ranked.sort(byRank);
}
