/** Finds which sections, pages and claims answer each part of a query, and how well. */
import {conceptTerm, stemTerm} from './analyse';
import {guessOf, type TermVariant} from './guesses';
import type {Query, Slot, Span} from './query';
import type {SearchIndex} from './index/searchIndex';
import type {TermMatch, TextIndex, WeightedTerm} from './textIndex';

/** Match of one section, or of one page by its title and description, with one slot. */
interface Match {
  readonly score: number;
  /** From 0 to 1: 1 is the word itself. */
  readonly quality: number;
  /** True if it is the heading of the section, or the title of the page, that does. */
  readonly isInName: boolean;
  readonly terms: readonly string[];
}

/** The answers to one slot, by number of the section, of the page and of the claim. */
export interface Matches {
  readonly sections: Map<number, Match>;
  readonly pages: Map<number, Match>;
  readonly claims: Map<number, Match>;
}

const matchesOf = ({sections, pages, claims}: Matches): readonly Match[] =>
  [sections, pages, claims].flatMap((part) => [...part.values()]);

/** A word of the query that the site does not have. */
export interface UnknownWord {
  /** Word as the user typed it. */
  readonly word: string;
  /** Words of the site that are looked for in its place, the likeliest first; none: nothing is. */
  readonly readAs: readonly string[];
}

/** Matches of a query. */
export interface Matched {
  /** One entry for each slot of the query. */
  readonly matches: readonly Matches[];
  readonly unknown: readonly UnknownWord[];
}

/** Letters from which on a word that is still being typed finds longer ones. */
export const minPrefix = 2;
/** Unknown words of one query that are looked at for errors. */
const maxGuesses = 8;
/** A longer word that begins with the typed one is nearly the word itself. */
const prefixQuality = 0.8;
const partQuality = 0.3;
/** From here on a match is the word itself, or a form of it. */
export const sameWord = 0.9;

function waysOf({word, parts, isOpen}: Slot, isWide: boolean): readonly TermVariant[] {
  const isPrefix = (isOpen || isWide) && word.length >= minPrefix;
  return [
    {term: word, weight: 1, quality: 1, isPrefix},
    {term: stemTerm(word), weight: 0.7, quality: 0.9},
    ...parts.map((term) => ({term, weight: 0.15, quality: partQuality})),
  ];
}

const asMatch = (found: TermMatch, qualityOf: (term: string) => number): Match => ({
  ...found,
  quality: Math.max(...found.terms.map(qualityOf)),
});

/** The better answer of two, with what either found. */
function better(one: Match | undefined, other: Match): Match {
  if (!one) return other;
  return {
    score: Math.max(one.score, other.score),
    quality: Math.max(one.quality, other.quality),
    isInName: one.isInName || other.isInName,
    terms: [...one.terms, ...other.terms],
  };
}

function matchesIn(
  index: TextIndex,
  wanted: readonly WeightedTerm[],
  qualityOf: (term: string) => number,
): Map<number, Match> {
  return new Map(
    Array.from(index.find(wanted), ([id, found]) => [id, asMatch(found, qualityOf)] as const),
  );
}

/** The best there is for a word that the site does not know counts as the word. */
function upToWord(matches: Matches): void {
  const best = matchesOf(matches).reduce((most, {quality}) => Math.max(most, quality), 0);
  if (best === 0 || best >= sameWord) return;
  for (const part of Object.values(matches) as readonly Map<number, Match>[]) {
    for (const [id, match] of part) part.set(id, {...match, quality: match.quality / best});
  }
}

/** If a name occurs in one piece, its parts elsewhere are coincidences. */
function withoutParts(matches: Matches): void {
  if (!matchesOf(matches).some(({quality}) => quality > partQuality)) return;
  for (const part of Object.values(matches) as readonly Map<number, Match>[]) {
    for (const [id, {quality}] of part) if (quality <= partQuality) part.delete(id);
  }
}

function matchSlot(slot: Slot, ways: readonly TermVariant[], index: SearchIndex): Matches {
  const qualities = new Map(ways.map(({term, quality}) => [term, quality]));
  const qualityOf = (term: string): number => qualities.get(term) ?? prefixQuality;
  const found = {
    sections: matchesIn(index.sections, ways, qualityOf),
    pages: matchesIn(index.pages, ways, qualityOf),
    claims: matchesIn(index.claims, ways, qualityOf),
  };
  if (slot.parts.length > 0) withoutParts(found);
  return found;
}

function addSpan(span: Span, index: SearchIndex, matches: readonly Matches[]): void {
  const {kind, name, from, to, isOpen} = span;
  const isMeaning = kind === 'meaning';
  const [weight, quality] = isMeaning ? [0.8, 0.9] : [1, 1];
  const wanted = [{term: isMeaning ? conceptTerm(name) : name, weight, isPrefix: isOpen}];
  const share = to - from + 1;
  for (const part of ['sections', 'pages', 'claims'] as const) {
    for (const [id, match] of matchesIn(index[part], wanted, () => quality)) {
      const shared = {...match, score: match.score / share};
      for (const slot of matches.slice(from, to + 1)) {
        slot[part].set(id, better(slot[part].get(id), shared));
      }
    }
  }
}

/** Two words that the index knows as one: "pile up" finds "pileup". */
function compoundsOf({slots}: Query, index: SearchIndex): readonly Span[] {
  return slots.slice(1).flatMap(({word, isOpen}, i): Span[] => {
    const name = (slots[i]?.word ?? '') + word;
    const isWord = name.length > 5 && index.isKnown(name, isOpen);
    return isWord ? [{kind: 'compound', name, from: i, to: i + 1, isOpen}] : [];
  });
}

/**
 * What answers each slot of the query; `isWide` also takes finished words for beginnings. Only a word
 * that the site does not have is read as another.
 */
export function matchQuery(query: Query, index: SearchIndex, isWide: boolean): Matched {
  const itself = query.slots.map((slot) => matchSlot(slot, waysOf(slot, isWide), index));
  for (const span of [...query.spans, ...compoundsOf(query, index)]) addSpan(span, index, itself);
  const unknown: UnknownWord[] = [];
  const matches = query.slots.map((slot, i) => {
    const found = itself[i] as Matches;
    if (found.sections.size + found.pages.size + found.claims.size > 0) return found;
    const {words, ways} =
      unknown.length < maxGuesses ? guessOf(slot, index) : {words: [], ways: []};
    unknown.push({word: slot.typed, readAs: words});
    return ways.length > 0 ? matchSlot(slot, ways, index) : found;
  });
  matches.forEach(upToWord);
  return {matches, unknown};
}
