/** What there is on a page of Markdown, counted in its source. */
import {bodyOf, paragraphsOf, sentencesIn, tableText, withoutSources, wordsIn} from './prose';
import {readabilityOf, type Readability} from './readability';
import type {TagKind} from './tagKinds';

export interface PageFacts {
  readonly file: string;
  /** Words of text and tables; code and formulas count for nothing. */
  readonly words: number;
  readonly reading: Readability;
  readonly figures: number;
  readonly tables: number;
  /** Those on lines of their own. */
  readonly formulas: number;
  readonly citations: number;
  /** Links to other pages of the site. */
  readonly links: number;
}

const fences = /^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm;

const count = (text: string, pattern: RegExp): number => Array.from(text.matchAll(pattern)).length;

export const internalLinks = (text: string): number =>
  count(text, /(?<!!\[[^\]]*)\]\((?:\.{1,2}\/|\/(?!\/)|[\w-]+(?:\/[\w-]+)*\.mdx?)[^)]*\)/g);

export function pageFacts(file: string, mdx: string, kindOf: (tag: string) => TagKind): PageFacts {
  const body = bodyOf(mdx);
  const shown = body.replace(fences, '');
  const tags = Array.from(shown.matchAll(/<([A-Z]\w*)/g), ([, tag = '']) => kindOf(tag));
  const drawn = tags.filter((kind) => kind === 'figure').length;
  const listed = tags.filter((kind) => kind === 'table').length;
  const paragraphs = paragraphsOf(withoutSources(body));
  return {
    file,
    words: wordsIn(`${paragraphs.join(' ')} ${tableText(body)}`).length,
    reading: readabilityOf(sentencesIn(paragraphs)),
    figures: drawn + count(shown, /!\[[^\]]*\]\(/g),
    tables: listed + count(shown, /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/gm),
    formulas: count(shown, /^\$\$\n[\s\S]*?^\$\$$/gm),
    citations: count(shown, /<Cite\b/g),
    links: internalLinks(shown),
  };
}
