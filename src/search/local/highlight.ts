/** Text as safe HTML, with what answers a query marked. */
import {placedTermsIn} from './analyse';
import {chunksOf, type Chunk} from './tokenise';

/** The text before and after a marked word. */
export interface Marks {
  readonly before: string;
  readonly after: string;
}

export interface HighlightedText {
  readonly value: string;
  readonly matchLevel: 'none' | 'full';
  readonly matchedWords: readonly string[];
}

interface Range {
  readonly start: number;
  readonly end: number;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // The one spelling of it that DocSearch turns back.
  "'": '&#039;',
};

/** Text that is safe between tags and in attributes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

function rangesOf(chunks: readonly Chunk[], matched: ReadonlySet<string>): readonly Range[] {
  const ranges: Range[] = [];
  const found = placedTermsIn(chunks)
    .filter(({term}) => matched.has(term))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  for (const {start, end} of found) {
    const last = ranges.at(-1);
    if (!last || start > last.end) ranges.push({start, end});
    else if (end > last.end) ranges[ranges.length - 1] = {start: last.start, end};
  }
  return ranges;
}

function marked(text: string, ranges: readonly Range[], {before, after}: Marks): HighlightedText {
  let value = '';
  let position = 0;
  for (const {start, end} of ranges) {
    value += `${escaped(text.slice(position, start))}${before}${escaped(text.slice(start, end))}${after}`;
    position = end;
  }
  return {
    value: value + escaped(text.slice(position)),
    matchLevel: ranges.length > 0 ? 'full' : 'none',
    matchedWords: ranges.map(({start, end}) => escaped(text.slice(start, end))),
  };
}

/** The whole text, with the terms marked. */
export function highlighted(
  text: string,
  matched: ReadonlySet<string>,
  marks: Marks,
): HighlightedText {
  return marked(text, matched.size > 0 ? rangesOf(chunksOf(text), matched) : [], marks);
}

export interface SnippetOptions {
  /** Number of words. */
  readonly words: number;
  readonly ellipsis: string;
}

/** First word of the window that holds the most of what was found. */
function bestStart(places: readonly Range[], ranges: readonly Range[], size: number): number {
  const hits = places.map((place) =>
    Number(ranges.some(({start, end}) => place.start < end && place.end > start)),
  );
  let sum = hits.slice(0, size).reduce((a, b) => a + b, 0);
  let [best, most] = [0, sum];
  for (let first = 1; first + size <= places.length; first += 1) {
    sum += (hits[first + size - 1] ?? 0) - (hits[first - 1] ?? 0);
    if (sum > most) [best, most] = [first, sum];
  }
  const firstHit = hits.indexOf(1, best);
  const lead = Math.floor(size / 4);
  return firstHit - best > lead
    ? Math.min(firstHit - lead, Math.max(0, places.length - size))
    : best;
}

/** The part of a text that holds the most of what was found, on one line. */
export function snippet(
  source: string,
  matched: ReadonlySet<string>,
  marks: Marks,
  {words: size, ellipsis}: SnippetOptions,
): HighlightedText {
  const text = source.replace(/\s*\n\s*/g, ' · ');
  const chunks = chunksOf(text);
  const places = chunks.map(({words}) => ({
    start: words[0]?.start ?? 0,
    end: words.at(-1)?.end ?? 0,
  }));
  const ranges = rangesOf(chunks, matched);
  const first = bestStart(places, ranges, size);
  const start = first === 0 ? 0 : (places[first]?.start ?? 0);
  const isWhole = first + size >= places.length;
  const end = isWhole ? text.length : (places[first + size - 1]?.end ?? text.length);
  const inside = ranges
    .filter((range) => range.start >= start && range.end <= end)
    .map((range) => ({start: range.start - start, end: range.end - start}));
  const part = marked(text.slice(start, end), inside, marks);
  const value =
    (start > 0 ? escaped(ellipsis) : '') + part.value + (isWhole ? '' : escaped(ellipsis));
  return {...part, value};
}
