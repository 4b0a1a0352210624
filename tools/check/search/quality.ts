/** How well a search answers a list of queries whose right answers are known. */

/** A page, by path, and the sections of it that answer; without anchors the whole page does. */
interface WantedPage {
  readonly page: string;
  readonly anchors?: readonly string[];
}

export interface GoldenQuery {
  readonly id: string;
  readonly query: string;
  readonly wanted: readonly WantedPage[];
  /** Which half of the list it belongs to: one to improve the search with, one to judge it by. */
  readonly half: string;
}

/** Places of the first right answer, from 1; Infinity: not among the hits. */
export interface Verdict {
  readonly golden: GoldenQuery;
  /** Right page and, where sections are wanted, right section. */
  readonly place: number;
  readonly placeOfPage: number;
  readonly urls: readonly string[];
}

export interface Score {
  readonly queries: number;
  readonly top1: number;
  readonly top3: number;
  readonly top5: number;
  /** Mean of 1/place. */
  readonly meanReciprocalRank: number;
}

function placeOf(urls: readonly string[], isRight: (url: string) => boolean): number {
  const index = urls.findIndex(isRight);
  return index < 0 ? Infinity : index + 1;
}

/** The page and the anchor of an address; what a tool of the page reads from it does not matter. */
export function sectionAt(url: string): {page: string; anchor: string} {
  const [page = '', anchor = ''] = url.replace(/\?[^#]*/, '').split('#');
  return {page, anchor};
}

/** Runs one query; `search` gives the addresses of its hits, without origin. */
export function judge(golden: GoldenQuery, search: (query: string) => readonly string[]): Verdict {
  const urls = search(golden.query);
  const isRightPage = (url: string): boolean =>
    golden.wanted.some(({page}) => page === sectionAt(url).page);
  const isRight = (url: string): boolean => {
    const {page, anchor} = sectionAt(url);
    return golden.wanted.some(
      (wanted) =>
        wanted.page === page && (!wanted.anchors?.length || wanted.anchors.includes(anchor)),
    );
  };
  return {golden, place: placeOf(urls, isRight), placeOfPage: placeOf(urls, isRightPage), urls};
}

/** Sums up places. */
export function scoreOf(places: readonly number[]): Score {
  const upTo = (most: number): number => places.filter((place) => place <= most).length;
  const sum = places.reduce((total, place) => total + 1 / place, 0);
  return {
    queries: places.length,
    top1: upTo(1),
    top3: upTo(3),
    top5: upTo(5),
    meanReciprocalRank: places.length > 0 ? sum / places.length : 0,
  };
}

/** The value below which the given part of the values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}
