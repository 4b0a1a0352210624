/** The pages that Lighthouse looks at, what is kept of its runs, and what is held. */
import {quantile} from '../harness/statistics';

export interface AuditedPage {
  readonly name: string;
  readonly address: string;
  /** Pages that ask not to be indexed are not judged by what search engines would find. */
  readonly isIndexed: boolean;
}

const page = (name: string, address: string, isIndexed = true): AuditedPage => ({
  name,
  address,
  isIndexed,
});

/** One of each kind that readers meet. */
export const auditedPages: readonly AuditedPage[] = [
  page('home', '/'),
  page('doc', '/docs/data/access_data'),
  page('doc with math', '/docs/documentation/systematics'),
  page('table page', '/docs/data/for_education/13TeV25_metadata'),
  page('lesson', '/docs/13TeVDoc/13tutorial'),
  page('FAQs', '/docs/faqs'),
  page('guide with an analyser', '/docs/webapps/the_display_histograms_13TeV'),
  page('event display', '/apps/event-display', false),
  page('search', '/search', false),
];

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

/** A middle value that was measured: of an even number, the upper of the two in the middle. */
export const middle = (values: readonly number[]): number => quantile(values, 0.5);

/** The index of a phone of the middle, such as a Pixel 5, after the calibration of Chrome's tools. */
export const phoneIndex = 1000;

/**
 * The factor by which this machine is slower as the phone that Lighthouse simulates, to a tenth. Its factor of four
 * simulates a faster phone on a fast machine and a slower one on a slow machine. So the factor is worked out from the
 * index by which Lighthouse rates the processor, as Chrome's developer tools do.
 *
 * @param indices of several runs, because other work on the machine lowers single ones
 * @returns at least 1: a machine slower than the phone cannot simulate it, but is not slowed down further
 */
export const slowdownFor = (indices: readonly number[]): number =>
  Math.max(1, Math.round((10 * middle(indices)) / phoneIndex) / 10);

export const scoreOf = ({runs}: PageAudit, category: Category): number =>
  middle(runs.map(({scores}) => scores[category]));

export const judged = ({isIndexed}: AuditedPage): readonly Category[] =>
  categories.filter((category) => isIndexed || category !== 'seo');

/** Which pages miss what is held, by how much, and what for. */
export function misses(audited: PageAudit): readonly string[] {
  const {
    page: {name, address},
    runs,
  } = audited;
  const shift = middle(runs.map(({cls}) => cls));
  return [
    ...judged(audited.page)
      .map((category) => [category, scoreOf(audited, category), held[category]] as const)
      .filter(([, score, minimum]) => score < minimum)
      .map(([category, score, minimum]) => `${category} ${score}, held is ${minimum}`),
    ...(shift < heldShift ? [] : [`layout shift ${shift.toFixed(3)}, held is below ${heldShift}`]),
  ].map((missed) => `${name} (${address}): ${missed}`);
}
