/** What a page of Markdown says in sentences: without code, formulas, tables, headings and tags. */
import matter from 'gray-matter';
import {sentencesOf} from '../../../src/search/answers/sentences';

/** Stands for a formula or a number that the build puts in: one word, whatever its length. */
const placeholder = 'x';

const cuts: readonly (readonly [RegExp, string])[] = [
  [/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm, '\n'],
  [/^\$\$\n[\s\S]*?^\$\$$/gm, '\n\n'],
  [/^(?:import|export) .*$/gm, ''],
  [/\{\/\*[\s\S]*?\*\/\}/g, ''],
  [/\s*<Cite\b[^>]*>/g, ''],
  [/<Value\b[^>]*>/g, placeholder],
  [/!\[[^\]]*\]\([^)]*\)/g, ''],
  [/\$[^$\n]+\$/g, placeholder],
];

const lineCuts: readonly (readonly [RegExp, string])[] = [
  [/<\/?[A-Za-z][^>]*>/g, ''],
  [/^:::.*$/gm, ''],
  [/^\[\^[^\]]+\]:\s*/gm, ''],
  [/\[\^[^\]]+\]/g, ''],
  [/\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/\\([*_{}<>])/g, '$1'],
  [/[*_]{1,2}(?=\S)([^*_\n]+)(?<=\S)[*_]{1,2}/g, '$1'],
  [/`/g, ''],
];

const apply = (text: string, list: readonly (readonly [RegExp, string])[]): string =>
  list.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text);

const isTableRow = (line: string): boolean => /^\s*\|.*\|\s*$/.test(line);
const isHeading = (line: string): boolean => /^#{1,6} /.test(line);
const listMark = /^\s*(?:[-*+]|\d+[.)])\s+(?:\[[ x]\]\s+)?/;

/** The page without front matter, and without what is not a text. */
export const bodyOf = (mdx: string): string => matter(mdx).content;

const section = (title: string): RegExp =>
  new RegExp(`^## ${title}[ \\t]*(?:\\{#[^}]*\\})?\\n([\\s\\S]*?)(?=^## |$(?![\\s\\S]))`, 'm');

/** The text below a heading of level 2, up to the next; undefined without it. */
export const sectionOf = (body: string, title: string): string | undefined =>
  section(title).exec(body)?.[1];

/** The page as readers have it, without the list of its sources. */
export const withoutSources = (body: string): string => body.replace(section('Sources'), '');

/** Paragraphs and items of lists, each in one line. */
export function paragraphsOf(body: string): readonly string[] {
  const lines = apply(body, cuts)
    .split('\n')
    .map((line) => (isTableRow(line) || isHeading(line) ? '' : line));
  const paragraphs: string[] = [];
  let isOpen = false;
  for (const line of apply(lines.join('\n'), lineCuts).split('\n')) {
    const text = line
      .replace(listMark, '')
      .replace(/^\s*>\s?/, '')
      .trim();
    if (isOpen && text && !listMark.test(line)) paragraphs.push(`${paragraphs.pop()} ${text}`);
    else if (text) paragraphs.push(text);
    isOpen = text !== '';
  }
  return paragraphs;
}

/** Sentences with an end: names in a list are none. */
export const sentencesIn = (paragraphs: readonly string[]): readonly string[] =>
  paragraphs.flatMap(sentencesOf).filter((sentence) => /[.!?:]["”’)\]]*$/.test(sentence));

export const wordsIn = (text: string): readonly string[] =>
  text.split(/[\s|]+|(?<=\p{L})[–—/](?=\p{L})/u).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** The cells of the tables of a page, as text. */
export const tableText = (body: string): string =>
  apply(apply(body, cuts).split('\n').filter(isTableRow).join('\n'), lineCuts);
