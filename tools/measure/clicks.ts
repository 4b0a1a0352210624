/** The number of clicks from one page to others, along the links of the built pages. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

const fileOf = (root: string, address: string): string =>
  path.join(root, address === '/' ? 'index.html' : `${address}.html`);

function linksIn(html: string): readonly string[] {
  return Array.from(html.matchAll(/<a\b[^>]*?\bhref="?([^"\s>]+)/g), ([, href = '']) => href)
    .filter((href) => href.startsWith('/') && !href.startsWith('//'))
    .map((href) => href.replace(/[#?].*$/, '') || '/');
}

/**
 * Clicks from `start` to each address that can be reached.
 *
 * @param root folder of the built site
 */
export function clicksFrom(start: string, root: string): ReadonlyMap<string, number> {
  const clicks = new Map([[start, 0]]);
  for (const [address, count] of clicks) {
    const file = fileOf(root, address);
    if (!existsSync(file)) continue;
    for (const link of linksIn(readFileSync(file, 'utf8'))) {
      if (!clicks.has(link)) clicks.set(link, count + 1);
    }
  }
  return clicks;
}
