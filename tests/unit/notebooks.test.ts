/** Notebooks and the pages that tell about them name each other rightly. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {notebookKeys, notebooks} from '../../src/data/notebooks';
import {statusOf} from '../../src/data/notebooks/status';
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

/** The links of a list that lead to no section of a page. */
const missing = (links: readonly string[]): readonly string[] =>
  links.filter((link) => {
    const [address = '', id] = link.split('#');
    const source = sourceOf(address);
    return !source || (id !== undefined && !source.sections.has(id));
  });

it('every walkthrough is a section of a page', () => {
  expect(missing(notebooks.flatMap(({walkthrough}) => walkthrough ?? []))).toEqual([]);
});

const corrections = notebooks.flatMap((notebook) => statusOf(notebook).corrections);

it('every correction is explained by a section of a page', () => {
  expect(corrections.length).toBeGreaterThan(40);
  expect(missing(corrections.map(({at}) => at))).toEqual([]);
});

/** Code and numbers of two or more digits. */
const quoted = (text: string): readonly string[] => [
  ...Array.from(text.matchAll(/`([^`]+)`/g), ([, code = '']) => code),
  ...Array.from(text.replace(/`[^`]+`/g, '').matchAll(/\d[\d.,]*\d/g), ([number]) => number),
];

it('every number and name of a correction is on the page that explains it', () => {
  const unknown = corrections.flatMap(({found, right, effect, at}) => {
    const file = `docs${at.replace(/^\/docs|#.*/g, '')}.mdx`;
    const text = (pages.find(({name}) => name === file)?.text ?? '').replaceAll('{,}', ',');
    const words = quoted([found, right, effect].join(' '));
    return words.filter((word) => !text.includes(word)).map((word) => `${at}: ${word}`);
  });
  expect(unknown).toEqual([]);
});
