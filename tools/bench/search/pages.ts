/** The pages that are searched, as files: ours, and ten times as many. */
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {allSections, builtIndex} from '../../../plugins/local-search/builtIndex';
import {disguised, rareTerms} from './disguise';

/** A word on more pages than this belongs to the language or to the field, and is not replaced. */
const commonShare = 0.05;

/** With this part of the rare words replaced, ten times the pages have four times the words. */
const replacedPart = 1 / 3;

/** Address of each page that our index holds. */
export function addressesOf(build: string): readonly string[] {
  const pages = allSections(builtIndex(build).index).map(({url}) => url.replace(/[?#].*/, ''));
  return Array.from(new Set(pages));
}

const fileOf = (address: string): string => (address === '/' ? '/index' : address) + '.html';

/** Docs stay below /docs: the plugin takes pages elsewhere for another kind. */
export function copiedAddress(address: string, copy: number): string {
  if (address.startsWith('/docs/')) return `/docs/copy-${copy}${address.slice('/docs'.length)}`;
  return `/copy-${copy}${address === '/' ? '/home' : address}`;
}

/** Hands the text between tags to `change`, inside of `main` alone. */
export function withChangedText(html: string, change: (text: string) => string): string {
  const [start, end] = [html.indexOf('<main'), html.lastIndexOf('</main>')];
  if (start < 0 || end < start) return html;
  const main = html
    .slice(start, end)
    .replace(
      /(<(script|style)\b[\s\S]*?<\/\2>|<[^>]*>)|([^<]+)/g,
      (all, tag: string | undefined) => (tag === undefined ? change(all) : all),
    );
  return html.slice(0, start) + main + html.slice(end);
}

/** Writes the pages and their copies below `folder`; returns all addresses. */
export function writePages(build: string, folder: string, times: number): readonly string[] {
  rmSync(folder, {recursive: true, force: true});
  const addresses = addressesOf(build);
  const pages = addresses.map((address) => ({
    address,
    html: readFileSync(path.join(build, fileOf(address)), 'utf8'),
  }));
  const write = (address: string, html: string): void => {
    const file = path.join(folder, fileOf(address));
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, html);
  };
  const rare = rareTerms(
    pages.map(({html}) => html),
    commonShare,
  );
  for (const {address, html} of pages) write(address, html);
  for (let copy = 2; copy <= times; copy++) {
    for (const {address, html} of pages) {
      const named = html
        .replace('</title>', `, part ${copy}</title>`)
        .replace('</h1>', `, part ${copy}</h1>`);
      const change = (text: string): string => disguised(text, copy, {rare, part: replacedPart});
      write(copiedAddress(address, copy), withChangedText(named, change));
    }
  }
  const copies = Array.from({length: times - 1}, (_, i) => i + 2);
  return [...addresses, ...copies.flatMap((copy) => addresses.map((a) => copiedAddress(a, copy)))];
}
