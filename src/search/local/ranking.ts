/** Order of hits: how close, complete and exact the words of a query are found. */
import {wordRow} from './analyse';
import type {SectionTable} from './index/places';
import type {SearchIndex} from './index/searchIndex';
import {byRank, type RankedSection} from './rank';
import type {Section} from './section';

/** Minimum coverage of an explanation, as a fraction of the coverage of the definition. */
const alike = 0.75;
/** Minimum share of the query in the names of an explanation that comes before the definition. */
const namedAlike = 0.9;

export interface Definitions {
  readonly isTerm: (id: number) => boolean;
  /** True for the term that the query names. */
  readonly isAsked: (id: number) => boolean;
}

/**
 * The ranked list with its first definition in its place. A definition of the glossary is beside the section that
 * explains its term best: after it if that section is named after the term, too, and where the term was requested
 * by its name, before all others.
 */
export function explained(
  ranked: readonly RankedSection[],
  {isTerm, isAsked}: Definitions,
): readonly RankedSection[] {
  const definition =
    ranked.find(({id}) => isAsked(id)) ?? ranked.slice(0, 1).find(({id}) => isTerm(id));
  if (!definition) return ranked;
  const best = ranked.find(
    ({id, coverage, called, inName}) =>
      !isTerm(id) &&
      (called > 0 || inName >= namedAlike) &&
      coverage >= alike * definition.coverage,
  );
  const rest = ranked.filter((hit) => hit !== best && hit !== definition);
  return best ? [best, definition, ...rest] : [definition, ...rest];
}

/** The last value that was computed: a query is asked again until all files that it needs are loaded. */
export function lastValue<Value>(): (key: string, compute: () => Value) => Value {
  let last: {readonly key: string; readonly value: Value} | undefined;
  return (key, compute) => {
    if (last?.key !== key) last = {key, value: compute()};
    return last.value;
  };
}

/** Rows of the sections that were read: each is made once. */
const rows = new WeakMap<Section, string>();

/** The words of a section in a row, with its headings. */
export function rowOf(section: Section): string {
  const {title, path, text} = section;
  const row = rows.get(section) ?? [title, ...path, text].map(wordRow).join('|');
  rows.set(section, row);
  return row;
}

/** Sections with all words of a phrase, themselves or in the title of their page. */
function sectionsWithAll(phrase: string, {having, places}: SearchIndex): readonly number[] {
  const [first = new Set<number>(), ...others] = phrase
    .trim()
    .split(' ')
    .map((word) => {
      const {sections, pages} = having(word);
      const ofPages = pages.flatMap((page) => {
        const [from, to] = places.rangeOf(page);
        return Array.from({length: to - from}, (_, i) => from + i);
      });
      return new Set([...sections, ...ofPages]);
    });
  return [...first].filter((id) => others.every((ids) => ids.has(id)));
}

/** Sections that have all phrases, which are rows of words; undefined without phrases. */
export function withPhrases(
  phrases: readonly string[],
  index: SearchIndex,
): ReadonlySet<number> | undefined {
  const [first, ...others] = phrases.map((phrase) => new Set(sectionsWithAll(phrase, index)));
  if (!first) return undefined;
  const ids = [...first].filter((id) => others.every((set) => set.has(id)));
  const read = index.read(ids).map(rowOf);
  return new Set(ids.filter((_, i) => phrases.every((phrase) => read[i]?.includes(phrase))));
}

/** Only what has a chance of being seen is read once more. */
const looked = 12;
const multiWordBonus = 0.5;
/** Single letters, as in S/√B, are meaningless apart. */
const bonusOfLetters = 4;

/** Lets sections that hold neighbouring words of the query side by side pass the others. */
export function byProximity(
  ranked: readonly RankedSection[],
  queryRow: string,
  rowsOf: (ids: readonly number[]) => readonly string[],
): readonly RankedSection[] {
  const words = queryRow.trim().split(' ');
  const pairs = words.slice(1).map((word, i) => ` ${words[i]} ${word} `);
  if (pairs.length === 0) return ranked;
  const bonus = words.every(({length}) => length === 1) ? bonusOfLetters : multiWordBonus;
  const first = ranked.slice(0, looked);
  const rows = rowsOf(first.map(({id}) => id));
  const read = first.map((hit, i) => {
    const share = pairs.filter((pair) => rows[i]?.includes(pair)).length / pairs.length;
    return {...hit, score: hit.score * (1 + bonus * share)};
  });
  read.sort(byRank);
  return [...read, ...ranked.slice(looked)];
}

/** Minimum score as a fraction of the best one, except for sections that answer the whole query. */
const tail = 0.006;
const whole = 0.8;
/** Each further section of a page counts this much of the one before. */
const repeat = 0.6;
/** So does each further section of one name: pages of sister releases have the same headings. */
const repeatOfName = 0.8;

/** Cuts the tail and lets other pages pass those that have their say already. */
export function trim(
  ranked: readonly RankedSection[],
  {pageOf, likenessOf}: Pick<SectionTable, 'pageOf' | 'likenessOf'>,
): readonly RankedSection[] {
  const best = Math.max(0, ...ranked.slice(0, 20).map(({score}) => score));
  const kept = ranked.filter(({score, coverage}) => score >= tail * best || coverage >= whole);
  const seen = new Map<number | string, number>();
  const timesBefore = (key: number | string): number => {
    const times = seen.get(key) ?? 0;
    seen.set(key, times + 1);
    return times;
  };
  const damped = kept.map((hit, position) => {
    const ofPage = repeat ** timesBefore(pageOf(hit.id));
    const ofName = repeatOfName ** timesBefore(likenessOf(hit.id));
    return {hit, position, score: hit.score * ofPage * ofName};
  });
  const [first, ...others] = damped;
  if (!first) return [];
  others.sort(
    (a, b) => b.hit.called - a.hit.called || b.score - a.score || a.position - b.position,
  );
  return [first, ...others].map(({hit, score}) => ({...hit, score}));
}
