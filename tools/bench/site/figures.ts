/** The measurements of each site, and their pages. */
import type {Build} from '../harness/sites';

/** Bytes of a first visit, compressed with brotli; `cdn` is not part of the other sums. */
export interface Visit {
  readonly html: number;
  readonly js: number;
  readonly css: number;
  readonly fonts: number;
  readonly cdn: number;
  readonly requests: number;
  readonly cdnRequests: number;
}

/** Speed of a first visit on a slow device. */
export interface Speed {
  /** When the largest text or image was painted, in milliseconds from the start. */
  readonly lcp: number;
  /** Sum of what each task took beyond 50 milliseconds, from the first paint until all is quiet. */
  readonly tbt: number;
  /** Sum of all layout shifts. */
  readonly cls: number;
}

export interface SiteFigures {
  readonly cold: Build;
  readonly warm: Build;
  readonly visits: Readonly<Record<string, Visit>>;
  readonly speeds: Readonly<Record<string, Speed>>;
  /** From the click on "Next" to the paint of the next page, in milliseconds. */
  readonly turning: {readonly median: number; readonly p95: number};
}

/** The sites, in the order in which they are built, visited and shown. */
export const siteNames = ['ours', 'classic'] as const;

export type SiteName = (typeof siteNames)[number];

export type Origins = Readonly<Record<SiteName, string>>;

export interface Figures {
  readonly chromium: string;
  /** How often each page was visited for its speed; the median counts. */
  readonly rounds: number;
  readonly sites: Readonly<Record<SiteName, SiteFigures>>;
}

/** The page that the budget is about. */
export const plainDoc = '/docs/documentation/introduction/events';

/** The pages that are visited, and what they stand for. */
export const measuredPages: Readonly<Record<string, string>> = {
  '/': 'front page',
  [plainDoc]: 'doc page',
  '/docs/documentation/systematics': 'doc page with more mathematics',
};

/** Those whose speed is measured: the classic front page has nothing to paint. */
export const speedPages = Object.keys(measuredPages).filter((page) => page !== '/');

/** JavaScript of the plain doc page, brotli: ours may weigh this many times the classic site's. */
export const budget = 1.1;

const chapter = [
  'introduction/introduction_ATLAS',
  'introduction/SM_and_beyond',
  'introduction/events',
  'introduction/heavy_ions',
  'data_collection',
  'data_collection/GRL_definition',
  'data_format/introduction_data_format',
  'data_format/ntuple',
  'data_format/physlite',
  'data_format/HI_formats',
  'physic_objects/physic_objects_intro',
].map((page) => `/docs/documentation/${page}`);

/** Pages, and where "Next" of our site leads from each: what is turned. */
export const nextPages: readonly (readonly [from: string, to: string])[] = chapter
  .slice(1)
  .map((to, index) => [chapter[index] ?? '', to]);
