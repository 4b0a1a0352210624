/** Orders what was found. */
import type {Matches} from './match';
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
const headingBonus = 0.8;
const titleBonus = 0.4;
const precisionBonus = 0.6;
const pageShare = 0.3;
const topBonus = 1.4;
const commonPenalty = 0.5;
const exactBonus = 1.5;

interface Tally {
  score: number;
  covered: number;
  headed: number;
  titled: number;
  slotsInHeading: number;
  terms: Set<string>;
}

/** What each slot counts, the sum being 1: rare words tell more than common ones. */
function slotWeights(query: Query, matches: readonly Matches[], size: number): readonly number[] {
  const weights = query.slots.map(({weight}, i) => {
    const count = matches[i]?.size ?? 0;
    if (count === 0) return 0;
    return weight * (0.3 + (0.7 * Math.log(1 + size / count)) / Math.log(1 + size));
  });
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => (sum > 0 ? weight / sum : 0));
}

function tallies(matches: readonly Matches[], weights: readonly number[]) {
  const found = new Map<number, Tally>();
  matches.forEach((slot, i) => {
    const weight = weights[i] ?? 0;
    for (const [id, {score, quality, isInHeading, isInTitle, terms}] of slot) {
      const tally = found.get(id) ?? {
        ...{score: 0, covered: 0, headed: 0, titled: 0, slotsInHeading: 0},
        terms: new Set<string>(),
      };
      tally.score += score * weight;
      tally.covered += weight * quality;
      if (isInHeading) tally.headed += weight * quality;
      if (isInHeading) tally.slotsInHeading += 1;
      if (isInTitle) tally.titled += weight * quality;
      for (const term of terms) tally.terms.add(term);
      found.set(id, tally);
    }
  });
  return found;
}

interface PageTally {
  readonly score: number;
  readonly coverage: number;
}

/** What the sections of a page answer together. */
function pageTallies(
  matches: readonly Matches[],
  weights: readonly number[],
  profiles: readonly Profile[],
): ReadonlyMap<number, PageTally> {
  const pages = new Map<number, PageTally>();
  matches.forEach((slot, i) => {
    const best = new Map<number, PageTally>();
    for (const [id, {score, quality}] of slot) {
      const page = profiles[id]?.page ?? -1;
      const known = best.get(page);
      best.set(page, {
        score: Math.max(known?.score ?? 0, score),
        coverage: Math.max(known?.coverage ?? 0, quality),
      });
    }
    for (const [page, {score, coverage}] of best) {
      const sum = pages.get(page) ?? {score: 0, coverage: 0};
      pages.set(page, {
        score: sum.score + score * (weights[i] ?? 0),
        coverage: sum.coverage + (weights[i] ?? 0) * coverage,
      });
    }
  });
  return pages;
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

/** What was found, best first. */
export function rank(
  query: Query,
  matches: readonly Matches[],
  profiles: readonly Profile[],
  queryStems: readonly string[],
): readonly Ranked[] {
  const weights = slotWeights(query, matches, profiles.length);
  const pages = pageTallies(matches, weights, profiles);
  const ranked = [...tallies(matches, weights)].map(([id, tally]) => {
    const profile = profiles[id] as Profile;
    const {page, isTop, isCommon, headingStems} = profile;
    const together = pages.get(page) ?? {score: 0, coverage: 0};
    const precision = Math.min(1, tally.slotsInHeading / Math.max(1, headingStems.length));
    const own =
      tally.score *
      tally.covered ** coveragePower *
      (1 + headingBonus * tally.headed + titleBonus * tally.titled) *
      (1 + precisionBonus * tally.headed * precision);
    const ofPage = pageShare * together.score * together.coverage ** 2;
    const isExact = headingStems.join(' ') === queryStems.join(' ');
    const factors =
      (isTop ? topBonus : 1) * (isCommon ? commonPenalty : 1) * (isExact ? exactBonus : 1);
    const score = (own + ofPage) * factors;
    const {covered: coverage, terms} = tally;
    return {id, score, coverage, terms: [...terms], called: calledBy(queryStems, profile)};
  });
  return ranked.sort(byRank);
}
