/** Finds which sections answer each part of a query, and how well. */
import {conceptTerm, stemTerm} from './analyse';
import type {Query, Slot, Span} from './query';
import type {Found, TextIndex, Wanted} from './textIndex';
import {allowedErrors, corrections} from './typos';

/** How one section answers one slot. */
interface Match {
  readonly score: number;
  /** From 0 to 1: 1 is the word itself. */
  readonly quality: number;
  readonly isInHeading: boolean;
  readonly isInTitle: boolean;
  readonly terms: readonly string[];
}

/** The answers to one slot, by number of the section. */
export type Matches = Map<number, Match>;

interface Way extends Wanted {
  readonly quality: number;
}

const minPrefix = 2;
const minSplit = 3;
/** Unknown words of one query that are looked at for errors. */
const maxGuesses = 8;

function split(word: string, index: TextIndex): readonly string[] {
  for (let at = word.length - minSplit; at >= minSplit; at -= 1) {
    const halves = [word.slice(0, at), word.slice(at)];
    if (halves.every((half) => index.words.has(half))) return halves;
  }
  return [];
}

/** What else an unknown word may mean: two words written as one, or a word with errors in it. */
function guesses({word, isOpen}: Slot, index: TextIndex, isWide: boolean): readonly Way[] {
  const halves = split(word, index);
  if (halves.length > 0) return halves.map((term) => ({term, weight: 0.6, quality: 0.5}));
  if (/\d/.test(word)) return [];
  const most = allowedErrors(word.length) + (isWide && word.length > 2 ? 1 : 0);
  return corrections(word, index.words, {most, isOpen: isOpen || isWide}).flatMap(
    ({word: term, distance}) => [
      {term, weight: 0.8 ** distance, quality: 1 - 0.15 * distance},
      {term: stemTerm(term), weight: 0.5 * 0.8 ** distance, quality: 0.9 - 0.15 * distance},
    ],
  );
}

/** Looks for one slot; `mayGuess` says whether it may look for other words, which takes time. */
interface Search {
  readonly slot: Slot;
  readonly isWide: boolean;
  readonly mayGuess: boolean;
}

function waysOf({slot, isWide, mayGuess}: Search, index: TextIndex): readonly Way[] {
  const {word, parts, isOpen} = slot;
  const isPrefix = (isOpen || isWide) && word.length >= minPrefix;
  return [
    {term: word, weight: 1, quality: 1, isPrefix},
    {term: stemTerm(word), weight: 0.7, quality: 0.9},
    ...parts.map((term) => ({term, weight: 0.15, quality: 0.3})),
    ...(mayGuess ? guesses(slot, index, isWide) : []),
  ];
}

function asMatch({score, terms}: Found, qualityOf: (term: string) => number): Match {
  const names = Object.keys(terms);
  const fields = new Set(Object.values(terms).flat());
  return {
    score,
    quality: Math.max(...names.map(qualityOf)),
    isInHeading: fields.has('heading'),
    isInTitle: fields.has('title'),
    terms: names,
  };
}

/** The better answer of two, with what either found. */
function better(one: Match | undefined, other: Match): Match {
  if (!one) return other;
  return {
    score: Math.max(one.score, other.score),
    quality: Math.max(one.quality, other.quality),
    isInHeading: one.isInHeading || other.isInHeading,
    isInTitle: one.isInTitle || other.isInTitle,
    terms: [...one.terms, ...other.terms],
  };
}

/** A longer word that begins as asked is nearly the word itself. */
const prefixQuality = 0.8;

function matchSlot(search: Search, index: TextIndex): Matches {
  const ways = waysOf(search, index);
  const qualities = new Map(ways.map(({term, quality}) => [term, quality]));
  const qualityOf = (term: string): number => qualities.get(term) ?? prefixQuality;
  const matches: Matches = new Map();
  for (const [id, found] of index.find(ways)) matches.set(id, asMatch(found, qualityOf));
  return matches;
}

function addSpan(
  {kind, name, from, to}: Span,
  index: TextIndex,
  matches: readonly Matches[],
): void {
  const isMeaning = kind === 'meaning';
  const [weight, quality] = isMeaning ? [0.8, 0.9] : [1, 1];
  const found = index.find([{term: isMeaning ? conceptTerm(name) : name, weight}]);
  const share = to - from + 1;
  for (const [id, {score, terms}] of found) {
    const match = asMatch({score: score / share, terms}, () => quality);
    for (const slot of matches.slice(from, to + 1)) slot.set(id, better(slot.get(id), match));
  }
}

/** Two words that the index knows as one: "pile up" finds "pileup". */
function compoundsOf({slots}: Query, index: TextIndex): readonly Span[] {
  return slots.slice(1).flatMap(({word}, i): Span[] => {
    const name = (slots[i]?.word ?? '') + word;
    const isWord = name.length > 5 && index.words.has(name);
    return isWord ? [{kind: 'compound', name, from: i, to: i + 1}] : [];
  });
}

/** For each slot of the query the sections that answer it; `isWide` looks further, for the case that none did. */
export function matchQuery(query: Query, index: TextIndex, isWide: boolean): readonly Matches[] {
  let guessed = 0;
  const matches = query.slots.map((slot) => {
    const needsGuess = isWide || !index.isKnown(slot.word, slot.isOpen);
    if (needsGuess) guessed += 1;
    return matchSlot({slot, isWide, mayGuess: needsGuess && guessed <= maxGuesses}, index);
  });
  for (const span of [...query.spans, ...compoundsOf(query, index)]) addSpan(span, index, matches);
  return matches;
}
