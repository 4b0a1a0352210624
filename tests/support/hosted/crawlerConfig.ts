/** The configuration of the hosted index's crawler, run as the crawler's editor runs it. */
import {readFileSync} from 'node:fs';
import vm from 'node:vm';
import type {CheerioAPI} from 'cheerio';
import type {DocSearchOptions} from './docsearchHelper';
import type {CrawledRecord} from './record';

interface CrawlerAction {
  readonly indexName: string;
  readonly pathsToMatch: readonly string[];
  readonly recordExtractor: (page: {
    readonly $: CheerioAPI;
    readonly url: URL;
    readonly helpers: {docsearch(options: DocSearchOptions): readonly CrawledRecord[]};
  }) => readonly CrawledRecord[];
}

export interface IndexSettings {
  readonly attributesForFaceting: readonly string[];
  readonly attributesToRetrieve: readonly string[];
  readonly attributesToHighlight: readonly string[];
  readonly attributesToSnippet: readonly string[];
  readonly searchableAttributes: readonly string[];
  readonly attributeForDistinct: string;
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
}

export interface CrawlerConfig {
  readonly startUrls: readonly string[];
  readonly sitemaps: readonly string[];
  readonly exclusionPatterns: readonly string[];
  readonly actions: readonly [CrawlerAction, ...CrawlerAction[]];
  readonly initialIndexSettings: Readonly<Record<string, IndexSettings>>;
}

const file = 'deploy/search-crawler/crawler.js';

/** Throws if the file makes no crawler, or more than one. */
export function crawlerConfig(): CrawlerConfig {
  const made: CrawlerConfig[] = [];
  function Crawler(config: CrawlerConfig): void {
    made.push(config);
  }
  vm.runInNewContext(readFileSync(file, 'utf8'), {Crawler, URL}, {filename: file});
  const [config] = made;
  if (!config || made.length > 1) throw new Error(`${file} makes ${made.length} crawlers`);
  return config;
}

/** Settings of the index that the crawler fills. */
export function indexSettings(): IndexSettings {
  const {actions, initialIndexSettings} = crawlerConfig();
  const settings = initialIndexSettings[actions[0].indexName];
  if (!settings) throw new Error(`${file} has no settings for its index`);
  return settings;
}
