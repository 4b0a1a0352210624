/** Notebooks and the pages that tell about them name each other rightly. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {notebookKeys, notebooks} from '../../src/data/notebooks';
import {sourceOf} from '../search/sources';

const pages = ['docs', 'src/pages'].flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => ({
      name: path.join(folder, file),
      text: readFileSync(path.join(folder, file), 'utf8'),
    })),
);

it('every notebook that a page runs is in the collection', () => {
  const named = pages.flatMap(({name, text}) =>
    Array.from(text.matchAll(/<RunButtons notebook="([^"]*)"/g), ([, key = '']) => ({name, key})),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({key}) => !notebookKeys.includes(key))).toEqual([]);
});

it('every walkthrough is a section of a page', () => {
  const missing = notebooks.flatMap(({walkthrough}) => {
    if (walkthrough === null) return [];
    const [address = '', id] = walkthrough.split('#');
    const source = sourceOf(address);
    const isThere = source && (id === undefined || source.sections.has(id));
    return isThere ? [] : [walkthrough];
  });
  expect(missing).toEqual([]);
});
