/** The texts of a file that the rules for terms read, with the places that the rules name. */
import {textsOfSource} from '../prose/sourceTexts';
import {linesOf, textsOfPage, withoutCode, type Text} from '../prose/texts';
import type {TermPlace} from './termRule';

export interface TermText extends Text {
  readonly places: readonly TermPlace[];
}

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*(?:\n\s*\/\/.*)*/gm;
const testName = /\b(?:it|test|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])(.*?)\1/g;

const lineAt = (content: string, index: number): number =>
  content.slice(0, index).split('\n').length;

const oneLine = (text: string): string =>
  withoutCode(text)
    .replace(/\n\s*(?:\*|\/\/)?/g, ' ')
    .replace(/\s+/g, ' ');

/** Comments and the names of tests, each as one line. */
function textsForDevelopers(content: string): readonly Text[] {
  const comments = [...content.matchAll(comment)].map(({0: text, index}) => ({text, index}));
  const names = [...content.matchAll(testName)].map(({2: text, index}) => ({text, index}));
  return [...comments, ...names].map(({text, index}) => ({
    line: lineAt(content, index),
    text: oneLine(text ?? ''),
  }));
}

/** Paragraphs of a text with hard line breaks, each as one line. */
function paragraphsOf(page: string): readonly Text[] {
  const paragraphs: Text[] = [];
  let open = false;
  for (const {line, text} of textsOfPage(page)) {
    const starts = /^\s*(?:[|#>*-]|\d+\.)/.test(text);
    const last = paragraphs.at(-1);
    if (open && !starts && last && text.trim() !== '') {
      paragraphs[paragraphs.length - 1] = {line: last.line, text: `${last.text} ${text.trim()}`};
    } else paragraphs.push({line, text: text.trim()});
    open = text.trim() !== '' && !text.startsWith('|') && !text.startsWith('#');
  }
  return paragraphs;
}

const isTest = (file: string): boolean => file.startsWith('tests/') || /\.test\.tsx?$/.test(file);

const hasTextsOfInterface = (file: string): boolean =>
  /^(?:src|plugins|config|sidebars)\/.*\.tsx?$/.test(file) && !isTest(file);

const at = (places: readonly TermPlace[], texts: readonly Text[]): readonly TermText[] =>
  texts.map((text) => ({...text, places}));

/** The page without the queries that its sections answer: those are in the words of users. */
const withoutQueries = (page: string): string =>
  page.replace(/^answers:\n(?:(?: +.*)?\n)+?(?=\S)/m, (list) => list.replace(/.+/g, ''));

/** Every text of a page, a table of data or a file of code. */
export function termTextsOf(file: string, content: string): readonly TermText[] {
  if (file.endsWith('.mdx')) {
    return at(['everywhere', 'pages'], textsOfPage(withoutQueries(content)));
  }
  if (file.endsWith('.md')) return at(['everywhere', 'pages'], paragraphsOf(content));
  if (file.endsWith('.csv')) return at(['everywhere', 'interface'], linesOf(content));
  return [
    ...at(['code'], linesOf(content)),
    ...at(['everywhere'], textsForDevelopers(content)),
    ...(hasTextsOfInterface(file)
      ? at(['everywhere', 'interface'], textsOfSource(content, file))
      : []),
  ];
}
