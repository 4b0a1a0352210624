/** A query as the engine reads it. */
import {nameOf, wordRow} from './analyse';
import {conceptsIn} from './concepts';
import {stemOf} from './stem';
import {chunksOf, type Chunk, type Word} from './tokenise';

/** One requested term. */
export interface Slot {
  /** The word, or the name in one piece. */
  readonly word: string;
  /** The same as it was typed. */
  readonly typed: string;
  /** Parts of a name, which alone say little. */
  readonly parts: readonly string[];
  /** Weight among the slots, from 0 to 1. */
  readonly weight: number;
  /** True for the word that is still being typed. */
  readonly isOpen: boolean;
}

/** Several slots that are also asked for in one piece: a meaning, or a compound. */
export interface Span {
  readonly kind: 'meaning' | 'compound';
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** True if the last of them is still being typed. */
  readonly isOpen?: boolean;
}

export interface Query {
  readonly slots: readonly Slot[];
  readonly spans: readonly Span[];
  /** Rows of words that must occur. */
  readonly phrases: readonly string[];
  /** All words in a row, framed by spaces. */
  readonly row: string;
}

const maxLength = 400;
const maxSlots = 24;
const longestCompound = 40;
const phrase = /"([^"]*)"|“([^”]*)”|„([^“]*)“|«([^»]*)»/g;

const small = new Set(
  (
    'a about after all also am an and any are as at be because been before being but by can could ' +
    'did do does doing each find for from get give had has have having he her here him his how i if ' +
    'in into is it its know like make me mean means more most my need no not of on once only or ' +
    'other our out own please same shall she should show so some such tell than that the their them ' +
    'then there these they this those through to too up us use used using very want was we were ' +
    'what when where which while who whom why will with would you your explain difference between vs versus'
  ).split(' '),
);

/** True for words that say how something is asked, not what for. */
export const isSmall = (word: string): boolean => small.has(word);

/** Words beside the subject of a question for a definition. */
const asking = new Set(['define', 'defined', 'definition', 'meaning', 'explained']);

/** What a query is about, as `nameOf` writes it: "what is a boson" is about "boson". */
export function subjectName(text: string): string {
  const words = wordRow(text).trim().split(' ');
  const isSubject = (word: string): boolean => !isSmall(word) && !asking.has(word);
  const [first, last] = [words.findIndex(isSubject), words.map(isSubject).lastIndexOf(true)];
  return nameOf(first < 0 ? text : words.slice(first, last + 1).join(' '));
}

/**
 * Returns the content of a query in any wording: the stems of its words without small ones, in alphabetical order.
 * Names of code keep all their words in order, so that `get_metadata` is not `metadata`; small words stay where
 * there are no others.
 */
export function contentName(text: string): string {
  const names = chunksOf(text).flatMap(({words}) => {
    const isCode = text.slice(words[0]?.start, words.at(-1)?.end).includes('_');
    const stems = words.map((word) => stemOf(word.text)).join(' ');
    return isCode
      ? [{stems, isKept: true}]
      : words.map((word) => ({stems: stemOf(word.text), isKept: !isSmall(word.text)}));
  });
  const content = names.filter(({isKept}) => isKept);
  const kept = (content.length > 0 ? content : names).map(({stems}) => stems);
  return [...new Set(kept)].sort().join(' ');
}

const endsOpen = /[\p{L}\p{N}\p{M}]$/u;

/** The word that is still being typed at the end of a query, alone and as part of a name. */
export function unfinishedTerms(text: string): readonly string[] {
  const last = endsOpen.test(text) ? chunksOf(text).at(-1) : undefined;
  return last ? [last.words.at(-1)?.text ?? '', last.joined] : [];
}

function slot(word: string, typed: string, parts: readonly string[] = []): Slot {
  return {word, typed, parts, weight: word.length === 1 ? 0.4 : 1, isOpen: false};
}

/** The content of a query: without small words, unless there are no others. */
function contentOf(chunks: readonly Chunk[]): readonly Chunk[] {
  const content = chunks.filter(({words}) => words.some(({text}) => !isSmall(text)));
  return content.length > 0 ? content : chunks;
}

function phrasesIn(text: string): readonly string[] {
  return [...text.matchAll(phrase)]
    .map(([, ...quoted]) => wordRow(quoted.find((words) => words) ?? ''))
    .filter((row) => row.trim());
}

/** Slots of the words of a query; `isName` is true if the slot holds other words too. */
type WordSlots = ReadonlyMap<Word, {readonly slot: number; readonly isName: boolean}>;

/** Meanings as spans of slots; not those of a part of a name. */
function meanings(words: readonly Word[], places: WordSlots): readonly Span[] {
  return conceptsIn(words).flatMap(({name, from, to}): Span[] => {
    const phrase = words.slice(from, to + 1);
    const slots = phrase.flatMap((word) => places.get(word)?.slot ?? []);
    const isPart = words.some((word, i) => {
      const place = places.get(word);
      return (i < from || i > to) && place?.isName === true && slots.includes(place.slot);
    });
    if (slots.length === 0 || isPart) return [];
    return [{kind: 'meaning', name, from: Math.min(...slots), to: Math.max(...slots)}];
  });
}

/**
 * Reads a query. `isKnown` says whether the index holds a name, or names that begin so: what it does
 * not hold in one piece is looked for by its parts.
 */
export function parseQuery(
  text: string,
  isKnown: (name: string, isOpen: boolean) => boolean,
): Query {
  const input = text.slice(0, maxLength).normalize('NFC');
  const isTyping = endsOpen.test(input);
  const all = chunksOf(input);
  const slots: Slot[] = [];
  const spans: Span[] = [];
  const places = new Map<Word, {slot: number; isName: boolean}>();
  const seen = new Set<string>();
  for (const chunk of contentOf(all)) {
    if (slots.length >= maxSlots) break;
    if (seen.has(chunk.joined) && chunk !== all.at(-1)) continue;
    seen.add(chunk.joined);
    const isOpen = isTyping && chunk === all.at(-1);
    const isName = !chunk.isPlain && isKnown(chunk.joined, isOpen);
    const from = slots.length;
    const words = chunk.words.map((word) => word.text);
    const typedBy = (first: Word | undefined, last = first): string =>
      input.slice(first?.start, last?.end);
    slots.push(
      ...(isName
        ? [slot(chunk.joined, typedBy(chunk.words[0], chunk.words.at(-1)), words)]
        : chunk.words.map((word) => slot(word.text, typedBy(word)))),
    );
    chunk.words.forEach((word, i) => places.set(word, {slot: isName ? from : from + i, isName}));
    if (!isName && words.length > 1 && chunk.joined.length <= longestCompound) {
      spans.push({kind: 'compound', name: chunk.joined, from, to: slots.length - 1, isOpen});
    }
    const last = slots.at(-1);
    if (isOpen && last) slots[slots.length - 1] = {...last, isOpen};
  }
  spans.push(
    ...meanings(
      all.flatMap(({words}) => words),
      places,
    ),
  );
  return {slots, spans, phrases: phrasesIn(input), row: wordRow(input)};
}
