/** A built site as the crawler sees it: its records, page by page. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {site} from '../../../config/site';
import {crawlerConfig} from './crawlerConfig';
import {docsearchRecords} from './docsearchHelper';
import type {CrawledRecord} from './record';

/** A pattern of the crawler: `**` is anything. */
function fits(pattern: string, address: string): boolean {
  const parts = pattern.split('**').map((part) => part.replace(/[.?+()[\]{}|^$\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(address);
}

function listedIn(folder: string): readonly string[] {
  const xml = readFileSync(path.join(folder, 'sitemap.xml'), 'utf8');
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
}

function fileOf(folder: string, address: string): string {
  const route = decodeURI(address.slice(site.url.length)).replace(/^\/$/, '/index');
  return path.join(folder, `${route || 'index'}.html`);
}

/** Addresses that the crawler finds in the sitemap and may take records from. */
export function crawledAddresses(folder: string): readonly string[] {
  const {exclusionPatterns, actions} = crawlerConfig();
  return listedIn(folder)
    .filter((address) => !exclusionPatterns.some((pattern) => fits(pattern, address)))
    .filter((address) => actions[0].pathsToMatch.some((pattern) => fits(pattern, address)));
}

/** The records of each page, by its address. */
export function crawl(folder: string): ReadonlyMap<string, readonly CrawledRecord[]> {
  const {recordExtractor} = crawlerConfig().actions[0];
  return new Map(
    crawledAddresses(folder).map((address) => {
      const file = fileOf(folder, address);
      if (!existsSync(file)) throw new Error(`${address} is in the sitemap and was not built`);
      const $ = load(readFileSync(file, 'utf8'));
      const docsearch = (options: Parameters<typeof docsearchRecords>[2]) =>
        docsearchRecords($, address, options);
      return [address, recordExtractor({$, url: new URL(address), helpers: {docsearch}})];
    }),
  );
}
