/** Formulas of a built page, as their TeX: KaTeX keeps the source beside what it draws. */
import {katexOptions} from '../../../../config/math';
import type {Page, Selection} from './readable';

const macros = Object.entries(katexOptions.macros);

/** The source without the macros of this site, which no other program knows. */
export function withoutMacros(tex: string): string {
  return macros
    .reduce((text, [name, meaning]) => {
      const letters = name.slice(1);
      return text.replace(new RegExp(`\\\\${letters}(?![A-Za-z])`, 'g'), `{${meaning}}`);
    }, tex)
    .replace(/\s+/g, ' ')
    .trim();
}

/** In a table a bar ends the cell, so it is written as a word. */
const withoutBars = (tex: string): string =>
  tex.replaceAll('\\|', '\\Vert ').replaceAll('|', '\\vert ');

/**
 * Without the spans that draw formulas: they are most of many pages, and the source beside them says the
 * same. Taken out of the text, because to read them first takes longer than all else.
 */
export function withoutDrawnFormulas(html: string): string {
  const kept: string[] = [];
  let from = 0;
  for (const {index} of html.matchAll(/<span class="?katex-html"?/g)) {
    if (index < from) continue;
    kept.push(html.slice(from, index));
    from = endOfSpan(html, index);
  }
  return kept.join('') + html.slice(from);
}

function endOfSpan(html: string, start: number): number {
  const tag = /<(\/?)span\b[^>]*>/g;
  tag.lastIndex = start;
  let depth = 0;
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    depth += found[1] ? -1 : 1;
    if (depth === 0) return tag.lastIndex;
  }
  throw new Error('A formula of a page has no end.');
}

export function rewriteFormulas($: Page, main: Selection): void {
  for (const formula of main.find('.katex').toArray()) {
    const source = withoutMacros($(formula).find('annotation').first().text());
    const isDisplayed = $(formula).parent().is('.katex-display');
    const cell = $(formula).closest('td, th');
    const tex = cell.length > 0 ? withoutBars(source) : source;
    const code = $('<code>').attr(
      'data-tex',
      isDisplayed && cell.length === 0 ? 'block' : 'inline',
    );
    const place = isDisplayed ? $(formula).parent() : $(formula);
    place.replaceWith(code.text(tex));
  }
}
