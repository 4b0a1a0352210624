/** Postings of a term, in few bytes: distances and weights, each a small whole number. */
import type {Gaps, PackedPostings} from './format';

/** A find of a term in a section or page. */
export interface Posting {
  readonly id: number;
  /** Weight of the match (BM25, all fields together). */
  readonly weight: number;
  /** True if it is the heading, or the title of the page, that has the term. */
  readonly isInName: boolean;
}

/** Weights are kept to about 1.5 %: steps of their logarithm, from the least that matters. */
const least = 0.01;
const step = Math.log(1.03);

const levelOf = (weight: number): number =>
  Math.max(0, Math.round(Math.log(weight / least) / step));
const weightOf = (level: number): number => least * Math.exp(level * step);

export function packed(postings: readonly Posting[]): PackedPostings {
  let before = -1;
  return postings.flatMap(({id, weight, isInName}) => {
    const gap = id - before - 1;
    before = id;
    return [gap, levelOf(weight) * 2 + Number(isInName)];
  });
}

export function unpacked(numbers: PackedPostings): readonly Posting[] {
  const postings: Posting[] = [];
  let before = -1;
  for (let i = 0; i < numbers.length; i += 2) {
    const [gap, value] = [numbers[i] ?? 0, numbers[i + 1] ?? 0];
    before += gap + 1;
    postings.push({id: before, weight: weightOf(value >> 1), isInName: value % 2 === 1});
  }
  return postings;
}

/** Distances of ascending numbers. */
export const gapsOf = (numbers: readonly number[]): Gaps =>
  numbers.map((number, i) => number - (numbers[i - 1] ?? 0));

/** Ascending numbers from their distances. */
export function fromGaps(gaps: Gaps): readonly number[] {
  let sum = 0;
  return gaps.map((gap) => (sum += gap));
}
