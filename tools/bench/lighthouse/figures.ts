/** What is kept of the runs of Lighthouse, what is held, and the middle of several runs. */
import type {AuditedPage} from './pages';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

export interface Run {
  /** Of a hundred. */
  readonly scores: Readonly<Record<Category, number>>;
  /** By which Lighthouse rates the processor of the machine. */
  readonly benchmarkIndex: number;
  /** Largest contentful paint and total blocking time, in milliseconds. */
  readonly lcp: number;
  readonly tbt: number;
  /** Cumulative layout shift. */
  readonly cls: number;
  /** What points were lost for, in the words of Lighthouse. */
  readonly lost: readonly string[];
}

export interface PageAudit {
  readonly page: AuditedPage;
  readonly runs: readonly Run[];
}

/** The lowest scores, of a hundred, that are held. */
const held: Readonly<Record<Category, number>> = {
  performance: 95,
  accessibility: 98,
  'best-practices': 98,
  seo: 98,
};

const heldShift = 0.02;

/** Of an even number, the upper of the two in the middle. */
export function median(values: readonly number[]): number {
  const value = [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
  if (value === undefined) throw new Error('Nothing was measured.');
  return value;
}

export const scoreOf = ({runs}: PageAudit, category: Category): number =>
  median(runs.map(({scores}) => scores[category]));

export const judged = ({isIndexed}: AuditedPage): readonly Category[] =>
  categories.filter((category) => isIndexed || category !== 'seo');

/** Which pages miss what is held, by how much, and what for. */
export function misses(audited: PageAudit): readonly string[] {
  const {page, runs} = audited;
  const scores = judged(page)
    .filter((category) => scoreOf(audited, category) < held[category])
    .map(
      (category) =>
        `${page.name} (${page.address}): ${category} ${scoreOf(audited, category)}, held is ${held[category]}`,
    );
  const shift = median(runs.map(({cls}) => cls));
  return shift < heldShift
    ? scores
    : [
        ...scores,
        `${page.name} (${page.address}): layout shift ${shift.toFixed(3)}, held is below ${heldShift}`,
      ];
}
