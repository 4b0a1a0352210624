/** Counts of a page of Markdown, from its source. */
import {bodyOf, paragraphsOf, sentencesIn, tableText, withoutSources, wordsIn} from './prose';
import type {TagKind} from './tagKinds';

export interface PageFacts {
  /** Words of text and tables; code and formulas count for nothing. */
  readonly words: number;
  /** Words in a sentence: half of the sentences have no more. 0 without sentences. */
  readonly medianSentence: number;
  readonly figures: number;
  readonly tables: number;
  /** Those on lines of their own. */
  readonly formulas: number;
}

const fences = /^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm;

const count = (text: string, pattern: RegExp): number => Array.from(text.matchAll(pattern)).length;

/** Links to other pages of the site. */
export const internalLinks = (text: string): number =>
  count(text, /(?<!!\[[^\]]*)\]\((?:\.{1,2}\/|\/(?!\/)|[\w-]+(?:\/[\w-]+)*\.mdx?)[^)]*\)/g);

function medianLength(sentences: readonly string[]): number {
  const lengths = sentences.map((sentence) => wordsIn(sentence).length).sort((a, b) => a - b);
  return lengths[Math.ceil(lengths.length / 2) - 1] ?? 0;
}

export function pageFacts(mdx: string, kindOf: (tag: string) => TagKind): PageFacts {
  const body = bodyOf(mdx);
  const shown = body.replace(fences, '');
  const tags = Array.from(shown.matchAll(/<([A-Z]\w*)/g), ([, tag = '']) => kindOf(tag));
  const drawn = tags.filter((kind) => kind === 'figure').length;
  const listed = tags.filter((kind) => kind === 'table').length;
  const paragraphs = paragraphsOf(withoutSources(body));
  return {
    words: wordsIn(`${paragraphs.join(' ')} ${tableText(body)}`).length,
    medianSentence: medianLength(sentencesIn(paragraphs)),
    figures: drawn + count(shown, /!\[[^\]]*\]\(/g),
    tables: listed + count(shown, /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/gm),
    formulas: count(shown, /^\$\$\n[\s\S]*?^\$\$$/gm),
  };
}
