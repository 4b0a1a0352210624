/** Adds to results of the provider what the index of the site knows about the query. */
import type {Result} from '../../local/engine';
import type {UnknownWord} from '../../local/match';
import {noteText} from '../../local/noteText';
import type {SearchParameters} from '../../local/service/wireRequest';
import {allowedErrors, distanceTo} from '../../local/typos';
import type {AnswerPart, SiteAdditions} from '../observed';

interface Marked {
  readonly value: string;
  readonly matchedWords?: readonly string[];
}

/** All attributes of a hit with the marks in their texts, however deep they are nested. */
function markedIn(value: unknown): readonly Marked[] {
  if (typeof value !== 'object' || value === null) return [];
  if (typeof (value as Partial<Marked>).value === 'string') return [value as Marked];
  return Object.values(value).flatMap(markedIn);
}

/** The text between the marks. */
function marksIn(text: string, {preTag, postTag}: Marks): readonly string[] {
  return text
    .split(preTag)
    .slice(1)
    .map((part) => (part.split(postTag)[0] ?? '').toLowerCase());
}

type Marks = Pick<SearchParameters, 'preTag' | 'postTag'>;

function commonest(words: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/**
 * The words with what the hits have in their place; nothing for a word that no hit was found by. Words that
 * the provider found by a synonym are left out.
 */
export function readByProvider(
  unknown: readonly UnknownWord[],
  hits: readonly unknown[],
  marks: Marks,
): readonly UnknownWord[] {
  const marked = hits.flatMap((hit) =>
    markedIn((hit as {readonly _highlightResult?: unknown})._highlightResult),
  );
  const texts = marked.flatMap(({value}) => marksIn(value, marks));
  const matched = new Set(marked.flatMap(({matchedWords = []}) => matchedWords));
  return unknown.flatMap(({word, readAs}) => {
    const typed = word.toLowerCase();
    const isLike = (text: string): boolean =>
      readAs.includes(text) ||
      distanceTo(typed, text, allowedErrors(typed.length), false) < Infinity;
    const read = commonest(texts.filter(isLike));
    if (read !== undefined) return [{word, readAs: [read]}];
    return matched.has(typed) ? [] : [{word, readAs: []}];
  });
}

export interface Results {
  results: AnswerPart[];
}

interface Search {
  readonly parameters: SearchParameters;
  /** Sends the same requests for another query. */
  readonly sendAgain: (query: string) => Promise<Results>;
  /** Result of the index of the site; undefined if it does not load. */
  readonly reading: Promise<Result | undefined>;
}

/** Longest wait of hits for the index of the site, in milliseconds; what comes later is added to them. */
const patience = 700;

function additionsTo(
  {nbHits: total = 0, hits = []}: AnswerPart,
  site: Result,
  parameters: SearchParameters,
): SiteAdditions {
  const {card, translation} = site;
  const titles = site.hits.map(({section}) => section.title);
  const others = site.suggestions.length > 0 ? site.suggestions : [...new Set(titles)];
  // DocSearch sets suggestions as HTML.
  const suggestions = others.filter((each) => each !== parameters.query && !/[<>&]/.test(each));
  const unknown = readByProvider(site.unknown, hits, parameters);
  return {
    suggestions: total === 0 ? suggestions : [],
    note: noteText({unknown, translation}),
    ...(card ? {card} : {}),
  };
}

/** The results with suggestions, note and card of the site, under the query as it was typed. */
export async function completed(
  response: Results,
  {parameters, sendAgain, reading}: Search,
): Promise<Results> {
  const slow = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience));
  const site = await Promise.race([reading, slow]);
  const translated = site?.translation?.query;
  const {results} = translated ? await sendAgain(translated) : response;
  const [main = {}, ...others] = results.map((each) => ({...each, query: parameters.query}));
  if (site) return {results: [{...main, ...additionsTo(main, site, parameters)}, ...others]};
  const late = reading.then((result) => result && additionsTo(main, result, parameters));
  return {results: [{...main, late}, ...others]};
}
