/** Our pages as a classic site can have them: plain Markdown, without the tags that only our site knows. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../lib/files';
import {isSharedNumber, sharedNumbers} from '../../../src/lib/sharedNumbers';
import {nextPages} from './figures';
import {projectRoot} from '../harness/sites';

interface ClassicPage {
  /** Below `docs` or, without that folder, a page of its own. */
  readonly file: string;
  readonly text: string;
}

/** Blocks and spans of code, which nothing here may touch. */
const code = /^([ \t]*(`{3,}))[^\n]*\n[\s\S]*?^[ \t]*\2[ \t]*$|`[^`\n]+`/gm;

const attribute = String.raw`\s+[\w-]+(?:=(?:"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\}))?`;
const ourTag = new RegExp(String.raw`</?[A-Z]\w*(?:${attribute})*\s*/?>`, 'g');
const sharedNumber = /<Value\s+of="([^"]+)"\s*\/>/g;
const ourImports = /^import .* from '(?:@site|@theme|\.)\/.*';\n/gm;

function withoutTags(text: string): string {
  return text
    .replace(ourImports, '')
    .replace(sharedNumber, (_, key: string) => (isSharedNumber(key) ? sharedNumbers[key] : ''))
    .replace(ourTag, '');
}

/** Hands what is not code to `change`. */
function outsideOfCode(text: string, change: (text: string) => string): string {
  let end = 0;
  const parts: string[] = [];
  for (const found of text.matchAll(code)) {
    parts.push(change(text.slice(end, found.index)), found[0]);
    end = found.index + found[0].length;
  }
  return [...parts, change(text.slice(end))].join('');
}

/** Our tags are taken away and what is between them stays; a shared number becomes its text. */
export const plainMarkdown = (text: string): string => outsideOfCode(text, withoutTags);

/** "Next" leads where ours does, so that both sites turn the same pages. */
function withNext(text: string, file: string): string {
  const [, next] = nextPages.find(([from]) => `${from.slice(1)}.mdx` === file) ?? [];
  if (next === undefined) return text;
  return text.replace(/^---\n/, `---\npagination_next: ${next.replace('/docs/', '')}\n`);
}

/** All of our Markdown. */
export function classicPages(): readonly ClassicPage[] {
  const docs = filesBelow(projectRoot, 'docs', /\.mdx$/).map((file) => ({file, from: file}));
  const pages = filesBelow(projectRoot, 'src/pages', /\.mdx?$/)
    .map((from) => ({file: path.relative('src/pages', from), from}))
    .filter(({file}) => !file.startsWith('_'));
  return [...docs, ...pages].map(({file, from}) => {
    const text = readFileSync(path.join(projectRoot, from), 'utf8');
    return {file, text: withNext(plainMarkdown(text), file)};
  });
}
