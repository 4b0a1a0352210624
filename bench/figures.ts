/** What one run of the benchmark finds out, as it is written to results.json. */

export interface Build {
  readonly seconds: number;
  /** Highest memory of all processes of the build together; null where it cannot be read. */
  readonly peakMiB: number | null;
}

/** The same files, each compressed on its own and then added up, in bytes. */
export interface Compressed {
  readonly brotli: number;
  readonly gzip: number;
}

/** What the browser asked for on a first visit; `cdn` is no part of the other sums. */
export interface Visit {
  readonly html: Compressed;
  readonly js: Compressed;
  readonly css: Compressed;
  readonly fonts: Compressed;
  readonly cdn: Compressed;
  readonly requests: number;
  readonly cdnRequests: number;
}

export interface SiteFigures {
  readonly cold: Build;
  readonly warm: Build;
  readonly visits: Readonly<Record<string, Visit>>;
}

export interface Figures {
  readonly date: string;
  readonly cpus: number;
  /** Load of the machine, over one minute, before the run: timings need a machine at rest. */
  readonly loadBefore: number;
  readonly node: string;
  readonly chromium: string;
  readonly ours: SiteFigures;
  readonly classic: SiteFigures;
}

/** The page that the budget is about. */
export const plainDoc = '/docs/documentation/introduction/events';

/** The pages that are visited, and what they stand for. */
export const measuredPages: Readonly<Record<string, string>> = {
  '/': 'front page',
  [plainDoc]: 'doc page',
  '/docs/documentation/systematics': 'doc page with more mathematics',
};

/** JavaScript of the plain doc page, brotli: ours may weigh this many times the classic site's. */
export const budget = 1.1;
