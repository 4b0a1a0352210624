/** Leaves in a built page what a reader without JavaScript reads, with what Markdown has no form for rewritten. */
import {load, type Cheerio, type CheerioAPI} from 'cheerio';
import {asFlatText} from './flatText';
import {rewriteBlocks} from './blocks';
import {rewriteFigures} from './figures';
import {rewriteFormulas, withoutDrawnFormulas} from './formulas';

export type Page = CheerioAPI;
export type Selection = Cheerio<ReturnType<CheerioAPI['root']>[0]['children'][number]>;

/** What steers the page, or is there twice. */
const chrome = [
  'script, style, template, nav, button, input, select, textarea, form, fieldset, canvas, iframe',
  'video, audio, label, .hash-link, .theme-doc-toc-mobile, .theme-doc-toc-desktop',
  '.table-of-contents, .theme-doc-version-badge, .theme-doc-footer, [role="tablist"]',
  '.theme-pages-footer-edit-meta-row, [data-without-javascript="hide"], [data-markdown="skip"]',
  // Ways back from a list of sources or of notes to the text, which a text file has no use for.
  'a[href^="#cited-"], [data-footnote-backref]',
].join(', ');

/** Spaces that only keep a line together, and signs that only allow a break, carry no information in a text file. */
const plainSpaces = (text: string): string =>
  text.replace(/[\u00A0\u2007\u2009\u200A\u202F]/g, ' ').replace(/[\u200B\u00AD\uFEFF]/g, '');

function rewriteTexts($: Page, node: Selection[0], isCode = false): void {
  if (node.type === 'comment') $(node).remove();
  else if (node.type === 'text') {
    if (!isCode) node.data = plainSpaces(node.data);
  } else if ('children' in node) {
    const holdsCode = isCode || ('name' in node && ['pre', 'code'].includes(node.name));
    for (const child of [...node.children]) rewriteTexts($, child, holdsCode);
  }
}

/** A reader of a text file finds the address in the link, whatever page the file is copied to. */
function makeAbsolute($: Page, main: Selection, page: string): void {
  for (const link of main.find('a[href]').toArray()) {
    const href = $(link).attr('href') ?? '';
    $(link).attr('href', new URL(href, page).href).removeAttr('title');
  }
  for (const image of main.find('img[src]').toArray()) {
    $(image).attr('src', new URL($(image).attr('src') ?? '', page).href);
  }
}

/** Marks of citations and of notes keep their number; terms of the glossary are explained at the end. */
function rewriteMarks($: Page, main: Selection): void {
  for (const mark of main.find('a[href^="#source-"], a[data-footnote-ref]').toArray()) {
    const number = $(mark).text().replace(/\D/g, '');
    $(mark).replaceWith(`[${number}]`);
  }
  for (const term of main.find('a[aria-describedby^="note-"]').toArray()) {
    $(term).replaceWith($(term).contents());
  }
}

/** The main part of the page as simple HTML; empty where there is none. @param page its address */
export function readableHtml(
  html: string,
  page: string,
  apps: ReadonlyMap<string, string>,
): string {
  const $ = load(withoutDrawnFormulas(html), {scriptingEnabled: false});
  const main = $('main, [role="main"]').first() as unknown as Selection;
  rewriteFormulas($, main);
  main.find(chrome).remove();
  main.find('wbr').remove();
  for (const hidden of main.find('noscript').toArray()) {
    $(hidden).replaceWith($(hidden).contents());
  }
  main.find('[hidden]').removeAttr('hidden');
  rewriteMarks($, main);
  rewriteFigures($, main, apps);
  for (const node of main.toArray()) rewriteTexts($, node);
  rewriteBlocks($, main);
  asFlatText($, main);
  makeAbsolute($, main, page);
  return main.html() ?? '';
}
