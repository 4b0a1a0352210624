/** The links of the built pages that lead to other hosts. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {filesBelow} from '../../lib/files';
import type {Link} from './requestAll';

/** Does not lead to a page that somebody keeps: "Edit this page" asks for a sign-in on every page. */
const isOurs = (address: string, own: readonly string[]): boolean =>
  own.some((prefix) => address.startsWith(prefix));

function withoutHash(address: string): string {
  const url = new URL(address);
  url.hash = '';
  return url.href;
}

/** The external links of one page, each once, as they are requested. */
export function externalLinks(html: string, own: readonly string[]): readonly string[] {
  const $ = load(html);
  const addresses = $('a[href]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '')
    .filter((href) => /^https?:\/\//.test(href) && URL.canParse(href))
    .map(withoutHash)
    .filter((address) => !isOurs(address, own));
  return [...new Set(addresses)];
}

/** All external links of a built site, with the pages on which they stand. */
export function collectLinks(folder: string, own: readonly string[]): readonly Link[] {
  const pagesOf = new Map<string, string[]>();
  for (const file of filesBelow(folder, '.', /\.html$/)) {
    const page = `/${file.replace(/(?:\/?index)?\.html$/, '')}`;
    for (const address of externalLinks(readFileSync(path.join(folder, file), 'utf8'), own)) {
      pagesOf.set(address, [...(pagesOf.get(address) ?? []), page]);
    }
  }
  return [...pagesOf].map(([address, pages]) => ({address, pages}));
}
