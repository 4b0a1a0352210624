/** Notebooks and the pages that tell about them name each other rightly. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {notebookKeys, notebooks} from '../../src/data/notebooks';

const pages = ['docs', 'src/pages'].flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => ({
      name: path.join(folder, file),
      text: readFileSync(path.join(folder, file), 'utf8'),
    })),
);

function headingIds(text: string): readonly string[] {
  const slugger = createSlugger();
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  const headings = Array.from(prose.matchAll(/^#{2,4} (.+)$/gm), ([, heading = '']) => {
    const {text: words, id} = parseMarkdownHeadingId(heading);
    return id ?? slugger.slug(words);
  });
  const old = Array.from(prose.matchAll(/<OldAnchor id="([^"]+)"/g), ([, id = '']) => id);
  return [...headings, ...old];
}

it('every notebook that a page runs is in the collection', () => {
  const named = pages.flatMap(({name, text}) =>
    Array.from(text.matchAll(/<RunButtons notebook="([^"]*)"/g), ([, key = '']) => ({name, key})),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({key}) => !notebookKeys.includes(key))).toEqual([]);
});

it('every walkthrough is a section of a page', () => {
  const missing = notebooks.flatMap(({walkthrough}) => {
    const [address = '', id] = walkthrough?.split('#') ?? [];
    const page = pages.find(({name}) => `/${name.replace(/\.mdx?$/, '')}` === address);
    const isThere = page && (id === undefined || headingIds(page.text).includes(id));
    return walkthrough === null || isThere ? [] : [walkthrough];
  });
  expect(missing).toEqual([]);
});
