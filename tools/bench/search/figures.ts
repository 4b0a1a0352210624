/** The figures of one run of the search benchmark. */
import {quantile} from '../../check/search/quality';
import type {Timing} from './probe';
import type {Quality} from './quality';
import type {SearchName} from './served';

export type Speed = 'full' | 'held';

/** Part of a core that a held browser gets. */
export const heldShare = 1 / 4;

export interface Keys {
  readonly p50: number;
  readonly p95: number;
  /** Texts that were answered neither by a hit nor by the word that there is none. */
  readonly late: number;
}

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
  readonly milliseconds: Readonly<Partial<Record<Speed, number>>>;
}

export interface SizeFigures {
  /** Bytes that search adds to the first page that a reader opens. */
  readonly onPage: number;
  readonly first: Opening;
  /** The same query on the second page of the visit. */
  readonly second: Opening;
  /** Processor time of each key on average, in milliseconds; not a number if unknown. */
  readonly busyAtKey: number;
  readonly keys: Readonly<Partial<Record<Speed, Keys>>>;
  /** The same with no pause on purpose after the last letter, where there is one. */
  readonly keysAtOnce: Readonly<Partial<Record<Speed, Keys>>>;
}

interface Requested {
  readonly bytes: number;
  readonly requests: number;
}

/** Requests of our search to the server: for the first query of a visit, and for another on its second page. */
export interface TypicalSearch {
  readonly first: Requested;
  readonly next: Requested;
}

export interface Figures {
  readonly chromium: string;
  readonly versions: Readonly<Record<string, string>>;
  readonly rounds: number;
  readonly pages: Readonly<Record<string, number>>;
  /** How many times longer a fixed piece of work in a Worker took while the browser was held. */
  readonly slowdown: number | null;
  readonly sizes: Readonly<Record<string, Readonly<Record<SearchName, SizeFigures>>>>;
  readonly typicalSearch: TypicalSearch;
  readonly quality: Readonly<Record<SearchName, Readonly<Record<string, Quality>>>>;
}

/** The middle value; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}

/** Each text has been asked in each round: the median of its times stands for it. */
export function keysOf(rounds: readonly (readonly Timing[])[]): Keys {
  const [first = []] = rounds;
  const timingsByText = first.map((_, i) => rounds.flatMap((round) => round[i] ?? []));
  const times = timingsByText.map((timings) =>
    median(timings.map(({milliseconds}) => milliseconds)),
  );
  const late = timingsByText.flat().filter(({outcome}) => outcome === 'late').length;
  return {p50: median(times), p95: quantile(times, 0.95), late};
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
