/**
 * What a first visit may ask for, by kind of page: bytes as compressed by brotli, and requests, with an
 * empty cache and without what is fetched ahead for the next page. Half a percent of the bytes is allowed on
 * top: names of files with hashes alone change compressed sizes by some bytes from commit to commit.
 * Lower them when a page gets lighter; raise one only for what readers gain by it, and say so in the commit.
 * `tests/e2e/weight.spec.ts` checks them.
 */
import {addressOfApp, registry} from '../src/apps/registry';
import type {SampleKey} from '../src/samples/registry';
import type {Weight} from './support/firstVisit';

export interface Budget {
  readonly kind: string;
  readonly address: string;
  readonly most: Weight;
}

/** The styles of every page, and with those of single pages, of search, of rare tags, of figures with tags, of apps, of apps with
 * their panels, or of all but panels. */
const css = {
  text: 24_450,
  pages: 28_850,
  search: 31_650,
  tags: 27_500,
  figures: 35_500,
  apps: 42_700,
  panels: 47_750,
  both: 53_450,
};

/** Upright text alone, with italics, with code, and with both. */
const fonts = {text: 30_400, italics: 49_000, code: 54_500, all: 73_300};

/** Icons of the site, and the drawings of all apps. */
const other = 700;
const thumbnails = 10_000;

const page = (kind: string, address: string, most: Partial<Weight>): Budget => ({
  kind,
  address,
  most: {
    html: 0,
    js: 0,
    css: css.text,
    fonts: fonts.all,
    other,
    requests: 0,
    cdnRequests: 0,
    ...most,
  },
});

export const pageBudgets: readonly Budget[] = [
  page('home', '/', {
    html: 12_200,
    js: 138_000,
    css: css.pages,
    fonts: fonts.text,
    other: other + thumbnails,
    requests: 13,
  }),
  page('page', '/contact-us', {html: 10_300, js: 148_300, css: css.pages, requests: 19}),
  page('category', '/docs/category/data-for-research', {
    html: 6_600,
    js: 156_500,
    fonts: fonts.text,
    requests: 18,
  }),
  page('doc', '/docs/data/access_data', {
    html: 14_500,
    js: 208_000,
    css: css.apps,
    fonts: fonts.code,
    requests: 34,
    cdnRequests: 4,
  }),
  page('doc with math', '/docs/documentation/systematics', {
    html: 24_600,
    js: 195_600,
    css: css.figures,
    requests: 35,
    cdnRequests: 7,
  }),
  page('table page', '/docs/data/for_education/13TeV25_metadata', {
    html: 23_650,
    js: 258_500,
    css: css.both,
    requests: 35,
    cdnRequests: 5,
  }),
  page('lesson', '/docs/13TeVDoc/13tutorial', {
    html: 35_500,
    js: 206_500,
    css: 53_600,
    requests: 33,
    cdnRequests: 4,
  }),
  page('guide of an app', '/docs/webapps/the_display_histograms_13TeV', {
    html: 21_750,
    js: 176_300,
    css: css.apps,
    fonts: fonts.italics,
    other: other + thumbnails,
    requests: 28,
    cdnRequests: 4,
  }),
  page('questions', '/docs/faqs', {
    html: 25_000,
    js: 179_000,
    css: css.tags,
    fonts: fonts.code,
    requests: 28,
    cdnRequests: 4,
  }),
  page('news', '/docs/updates', {html: 10_300, js: 168_600, fonts: fonts.code, requests: 24}),
  page('search', '/search', {
    html: 6_300,
    js: 159_000,
    css: css.search,
    fonts: fonts.text,
    requests: 13,
  }),
];

/** Of the code of an app, without what any page has; three dimensions and zstd come on demand. */
export const maxAppBytes = 120_000;

/** The library of events, and the logo, icons and descriptions of every app, in bytes. */
const eventLibrary = 46_020;
const descriptions = 370;

interface AnalyserWeight {
  /** Bytes of the sample with its histograms without cuts, which change only with the recipes in `src/samples`. */
  readonly sample: number;
  /** Bytes of the plots without cuts in the page: they are there before any script. */
  readonly plots: number;
  /** Parts of the sample, each a request. */
  readonly parts: number;
}

const analysers: Readonly<Record<SampleKey, AnalyserWeight>> = {
  hww13: {sample: 1_253_999, plots: 7_400, parts: 3},
  hww13d: {sample: 1_505_667, plots: 12_000, parts: 3},
  hww8: {sample: 1_253_683, plots: 7_300, parts: 3},
  ttz13: {sample: 2_541_190, plots: 8_700, parts: 5},
  hzz13: {sample: 494_370, plots: 8_050, parts: 2},
  hyy13: {sample: 1_068_607, plots: 6_650, parts: 3},
  zll13: {sample: 699_105, plots: 5_200, parts: 2},
  dm13: {sample: 657_112, plots: 10_800, parts: 2},
};

/** Limits of the apps that are not histogram analysers. */
const appCode: Readonly<Record<string, Partial<Weight> & {readonly data?: number}>> = {
  'event-display': {js: 192_750, css: css.both, data: eventLibrary},
  'ml-lab': {js: 191_900, data: analysers.dm13.sample},
  'root-explorer': {js: 193_350},
  'own-file': {js: 174_050, css: css.panels},
  'class-results': {js: 182_750, css: css.panels, fonts: fonts.code},
};

/** HTML of the page of an app, without plots. */
const pageOfApp = 4_500;

const analyserCode = {js: 208_250};

/** With the app opened and its data. */
export const appBudgets: readonly Budget[] = registry.map((app) => {
  const {slug, sample} = app;
  const {data = 0, ...most} = sample
    ? {
        ...analyserCode,
        html: pageOfApp + analysers[sample].plots,
        data: analysers[sample].sample,
        // The histograms without cuts, and the parts after the first.
        requests: 20 + analysers[sample].parts,
      }
    : (appCode[slug] ?? {});
  return page(slug, addressOfApp(app), {
    html: pageOfApp,
    css: css.apps,
    fonts: fonts.text,
    other: Math.round(1.03 * (data + descriptions)),
    requests: 20,
    ...most,
  });
});
