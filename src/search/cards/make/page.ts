/** What cards quote from pages: titles, headings and code blocks. It reads the disk: build and tests only. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {CardCode, CardLink} from '../types';

const root = path.resolve(__dirname, '../../../..');
const texts = new Map<string, string>();

/** The MDX of a page such as /docs/data/access_data. Throws if there is none. */
export function pageText(address: string): string {
  const known = texts.get(address);
  if (known !== undefined) return known;
  const file = ['', 'src/pages']
    .map((folder) => path.join(root, folder, `${address}.mdx`))
    .find((candidate) => existsSync(candidate));
  if (!file) throw new Error(`No page has the address ${address}.`);
  const text = readFileSync(file, 'utf8');
  texts.set(address, text);
  return text;
}

const unquoted = (text: string): string =>
  /^'(.*)'$/.exec(text)?.[1]?.replaceAll("''", "'") ?? text;

/** The title in the front matter of a page. */
export function pageTitle(address: string): string {
  const title = /^title: (.+)$/m.exec(pageText(address))?.[1];
  if (!title) throw new Error(`The page ${address} has no title.`);
  return unquoted(title.trim());
}

/** The ids that a page itself gives to its headings and old anchors. */
export const pageAnchors = (address: string): ReadonlySet<string> =>
  new Set(
    [...pageText(address).matchAll(/^#+ .*\{#([^}\s]+)\}\s*$|<OldAnchor id="([^"]+)"/gm)].map(
      ([, heading, old]) => heading ?? old ?? '',
    ),
  );

/** A page, with an anchor that its headings have, under the title of the page. Throws for an unknown one. */
export function pageLink(to: string, title?: string): CardLink {
  const [address = '', anchor] = to.split('#');
  if (anchor !== undefined && !pageAnchors(address).has(anchor)) {
    throw new Error(`The page ${address} has no heading #${anchor}.`);
  }
  return {title: title ?? pageTitle(address), to};
}

const fence = /^( *)(`{3,})(\w+) title="([^"]+)".*$/;

/** The code block of a page with this title, as the check of code blocks reads it. Throws unless there is one. */
export function pageCode(address: string, title: string): CardCode {
  const lines = pageText(address).split('\n');
  const first = lines.findIndex((line) => fence.exec(line)?.[4] === title);
  const [, indent = '', mark = '', language = ''] = fence.exec(lines[first] ?? '') ?? [];
  const length = lines.slice(first + 1).findIndex((line) => line.trim() === mark);
  if (first < 0 || length < 0) throw new Error(`The page ${address} has no code "${title}".`);
  const code = lines.slice(first + 1, first + 1 + length);
  return {language, text: code.map((line) => line.slice(indent.length)).join('\n')};
}
