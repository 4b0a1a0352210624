/** The Markdown twin of a page: its text, below the facts that a file needs when it leaves the site. */
import {createHash} from 'node:crypto';
import type {SitePage} from '../metadata/sitePages';
import {readableHtml} from './readable';
import {toMarkdown} from './toMarkdown';

/** The licence of the texts of the pages, as LICENSE-docs has it. */
const licence = 'CC BY 4.0, https://creativecommons.org/licenses/by/4.0/';

/** Address of the twin, below the base URL or complete, as the address of the page is. */
export const twinOf = (page: string): string =>
  page.endsWith('/') ? `${page}index.md` : `${page}.md`;

/** A string in quotation marks of JSON is one of YAML too. */
const field = (name: string, value: string | undefined): string =>
  value ? `${name}: ${JSON.stringify(value)}\n` : '';

function frontMatter({title, address, description, changed}: SitePage): string {
  return `---\n${field('title', title)}${field('url', address)}${field('description', description)}${field('last_change', changed?.slice(0, 10))}${field('licence', licence)}---\n`;
}

/** The part of a built page that is read, without what surrounds it. */
export function mainPart(html: string): string {
  const start = html.search(/<main[\s>]/);
  const end = html.lastIndexOf('</main>');
  if (start >= 0 && end > start) return html.slice(start, end);
  return html.slice(html.indexOf('<body'));
}

export const twinText = (page: SitePage, apps: ReadonlyMap<string, string>): string =>
  toMarkdown(readableHtml(mainPart(page.html), page.address, apps));

export const withFrontMatter = (page: SitePage, text: string): string =>
  `${frontMatter(page)}\n${text}`;

/** By what the text is made. */
export const contentName = (page: SitePage, apps: ReadonlyMap<string, string>): string =>
  createHash('sha256')
    .update(JSON.stringify([page.address, mainPart(page.html), [...apps]]))
    .digest('hex');
