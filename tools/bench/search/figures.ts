/** The figures of one run of the search benchmark. */
import type {Score} from '../../check/search/quality';

export const searchNames = ['ours', 'pagefind', 'lunr'] as const;

export type SearchName = (typeof searchNames)[number];

/** The cost of opening the search and getting the hits of one query. */
export interface Opening {
  /** Bytes of the index until the list of hits is at rest. */
  readonly index: number;
  /** Bytes of all else, which are scripts and styles. */
  readonly scripts: number;
  readonly requests: number;
  /** Processor time of the browser until the first hit, in milliseconds; not a number if unknown. */
  readonly busy: number;
  /** From opening to the first hit. */
  readonly milliseconds: number;
}

export interface Quality {
  readonly page: Score;
  readonly section: Score;
}

export interface SearchFigures {
  /** Bytes that search adds to the first page that a reader opens. */
  readonly onPage: number;
  readonly first: Opening;
  /** The same query on the second page of the visit. */
  readonly second: Opening;
  /** Processor time of each key on average, in milliseconds; not a number if unknown. */
  readonly busyAtKey: number;
  readonly quality: Readonly<Record<'all' | 'report', Quality>>;
}

export interface Figures {
  readonly pages: number;
  readonly searches: Readonly<Record<SearchName, SearchFigures>>;
}

/** Texts as they are in the field while one types: every other one only half of its query. */
export function typedTexts(queries: readonly string[], count: number): readonly string[] {
  const step = Math.max(1, queries.length / count);
  const chosen = Array.from({length: Math.min(count, queries.length)}, (_, i) => {
    const query = queries[Math.floor(i * step)] ?? '';
    return i % 2 === 0 ? query : query.slice(0, Math.ceil(query.length / 2));
  });
  return chosen.map((text) => text.trim());
}
