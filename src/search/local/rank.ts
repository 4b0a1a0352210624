/** Orders what was found. */
import {nearestClaims, type Claim, type NearestClaim} from './claims';
import {sameWord, type Matches} from './match';
import type {SectionTable} from './index/places';
import type {Query} from './query';
import {rarityWeight} from './rarity';

export interface RankedSection {
  readonly id: number;
  readonly score: number;
  /** Share of the query that is answered, from 0 to 1. */
  readonly coverage: number;
  /** Share of the query that the heading, the claimed query or the title of the page names, from 0 to 1. */
  readonly inName: number;
  /** 3 if the query is the title of the page, 2 if the page says that it answers it, 1 if it is a heading of its own. */
  readonly called: 0 | 1 | 2 | 3;
}

const coveragePower = 1.5;
const nameBonus = 1;
/** Factor for a match in the description or keywords of the page instead of its title. */
const aboutShare = 0.5;
const topBonus = 1.25;
const commonPenalty = 0.5;
const exactBonus = 2;
/** Bonus of a section that claims a query, multiplied by the square of the nearness of that query. */
const claimBonus = 3;
/** Score of a word of such a query, multiplied by its weight and by the nearness of the query. */
const claimScore = 20;
/** Factor for a definition whose term the query does not name. */
const termPenalty = 0.7;

/** Weight of each slot: rare words count more than common ones. */
function slotWeights(query: Query, matches: readonly Matches[], size: number): readonly number[] {
  return query.slots.map(({weight}, i) => {
    const {sections, pages, claims} = matches[i] as Matches;
    const all = [...sections.values(), ...pages.values()];
    const count = all.filter(({quality}) => quality >= sameWord).length || all.length;
    return count + claims.size === 0 ? 0 : rarityWeight(weight, count, size);
  });
}

/** The weights as shares of their sum. */
function sharesOf(weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => (sum > 0 ? weight / sum : 0));
}

/** Sums over the slots of what they count. */
interface Tally {
  score: number;
  /** Share of the query that section and page answer. */
  covered: number;
  /** Share that the heading or the claimed query answers, and that the title does. */
  headed: number;
  titled: number;
}

function tallyOf(
  id: number,
  page: number,
  matches: readonly Matches[],
  weights: readonly number[],
  claimed: NearestClaim | undefined,
): Tally {
  const tally: Tally = {score: 0, covered: 0, headed: 0, titled: 0};
  matches.forEach((slot, i) => {
    const weight = weights[i] ?? 0;
    const own = slot.sections.get(id);
    const ofPage = slot.pages.get(page);
    const ofClaim = (claimed && slot.claims.get(claimed.claim)?.quality) ?? 0;
    const scoreOfClaim = claimScore * weight * ofClaim * (claimed?.nearness ?? 0);
    const inherited = (ofPage?.quality ?? 0) * (ofPage?.isInName ? 1 : aboutShare);
    tally.score += Math.sqrt(weight) * ((own?.score ?? 0) + (ofPage?.score ?? 0) + scoreOfClaim);
    tally.covered += weight * Math.max(own?.quality ?? 0, inherited, ofClaim);
    tally.headed += weight * (own?.isInName ? own.quality : ofClaim);
    if (ofPage?.isInName) tally.titled += weight * ofPage.quality;
  });
  return tally;
}

/** Terms of a section that answer the query, in the part of it that the user sees. */
export function matchedTerms(
  id: number,
  {pageOf, topOf}: SectionTable,
  matches: readonly Matches[],
): readonly string[] {
  const page = pageOf(id);
  const terms = matches.flatMap(({sections, pages}) => {
    const ofPage = pages.get(page);
    const seen = topOf(page) === id || ofPage?.isInName ? (ofPage?.terms ?? []) : [];
    return [...(sections.get(id)?.terms ?? []), ...seen];
  });
  return [...new Set(terms)];
}

/** Sections requested by name first, then by score, then in the order of the site. */
export function byRank(a: RankedSection, b: RankedSection): number {
  return b.called - a.called || b.score - a.score || a.id - b.id;
}

/** Sections that have or claim something of the query, and the tops of pages that are about it. */
function candidates(
  matches: readonly Matches[],
  claimed: Iterable<number>,
  places: SectionTable,
): readonly number[] {
  const found = new Set(claimed);
  for (const {sections, pages} of matches) {
    for (const id of sections.keys()) found.add(id);
    for (const page of pages.keys()) found.add(places.topOf(page));
  }
  return [...found];
}

/** Data for the ranking, in addition to the matches. */
export interface Field {
  readonly places: SectionTable;
  /** Sections that claim the query. */
  readonly answering: ReadonlySet<number>;
  readonly claimAt: (id: number) => Claim;
  /** Sections that the query names, and whether it is a single word. */
  readonly named: ReadonlySet<number>;
  readonly isOneWord: boolean;
  readonly isWanted: (id: number) => boolean;
}

/** One word is a name for a page; for a section it takes more. */
function calledBy(id: number, isTop: boolean, field: Field): 0 | 1 | 2 | 3 {
  const {answering, named, isOneWord, places} = field;
  if (isTop && named.has(id)) return 3;
  if (answering.has(id)) return 2;
  if (!named.has(id)) return 0;
  return isOneWord || places.isCommon(id) || places.isTerm(id) ? 0 : 1;
}

/** What was found, best first. A section has what its page is about, and what it says itself. */
export function rank(
  query: Query,
  matches: readonly Matches[],
  field: Field,
): readonly RankedSection[] {
  const {places, named, isWanted} = field;
  const weights = slotWeights(query, matches, places.size);
  const shares = sharesOf(weights);
  const claims = nearestClaims(matches, weights, field.claimAt);
  const ranked = candidates(matches, claims.keys(), places)
    .filter(isWanted)
    .map((id): RankedSection => {
      const page = places.pageOf(id);
      const isTop = places.topOf(page) === id;
      const called = calledBy(id, isTop, field);
      const claimed = claims.get(id);
      const {score, covered, headed, titled} = tallyOf(id, page, matches, shares, claimed);
      const inName = (isTop ? titled : headed) + titled;
      const factors =
        (isTop ? topBonus : 1) *
        (places.isCommon(id) ? commonPenalty : 1) *
        (1 + claimBonus * (claimed?.nearness ?? 0) ** 2) *
        (named.has(id) ? exactBonus : places.isTerm(id) ? termPenalty : 1);
      return {
        id,
        score: score * covered ** coveragePower * (1 + nameBonus * inName) * factors,
        // A page that says that it answers the query does, in whatever words.
        coverage: field.answering.has(id) ? 1 : covered,
        inName: Math.max(headed, titled),
        called,
      };
    });
  return ranked.sort(byRank);
}
