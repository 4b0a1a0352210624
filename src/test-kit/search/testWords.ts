/** For tests: the words of the pages and of the glossary, which the search index holds. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {plain, wordMatches} from '@site/src/search/foreignWords/lexicon';

const textsBelow = (folder: string, name: RegExp): readonly string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => name.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));

const known = new Set(
  [
    ...textsBelow('docs', /\.mdx?$/),
    ...textsBelow('src/data/glossary', /(?<!\.test)\.ts$/),
  ].flatMap((text) => wordMatches(text).map(([word]) => plain(word))),
);
export const isKnown = (word: string): boolean => known.has(word);
