/** The running text of a built page: what a person reads from its title to its sources. */
import type {CheerioAPI} from 'cheerio';

/** Elements for looking up, copying, opening, pressing or answering, and those that no screen shows. */
const notRead = [
  'table',
  'pre',
  'svg',
  'details > :not(summary)',
  '[data-self-checks]',
  ':is(button, select, noscript, script, style, template, [hidden])',
  // The source of a formula, for screen readers, and the definitions of terms, for print.
  '.katex-mathml',
  'div:has(> dl > div > dd[id^="note-"])',
].join(', ');

const blocks = 'h1, h2, h3, h4, p, li, dt, dd, div, figcaption, br';

/** Words with a letter or a digit. */
export const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** True if the page shows its parts one at a time. */
export const isInParts = ($: CheerioAPI): boolean => $('[data-part]').length > 0;

/** Words of the running text. Changes the page: give it one that no other test reads. */
export function wordCount($: CheerioAPI): number {
  const content = $('.theme-doc-markdown').first();
  content.find('h2#sources').nextAll().addBack().remove();
  content.find(notRead).remove();
  content.find(blocks).append(' ');
  return wordsIn(content.text());
}
