/** The development server follows the data: which pages are compiled again, and with which data. */
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {forgetData, livePageTags} from './pageTags';
import {dataOf, printedData} from './printedData';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'live-data-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

describe('the tags of pages', () => {
  it('print data as they were first read, until these change', async () => {
    const data = path.join(folder, 'data.js');
    const tags = path.join(folder, 'tags.js');
    const writeWord = (word: string) => writeFileSync(data, `exports.word = '${word}';`);
    writeFileSync(
      tags,
      "const {word} = require('./data.js'); exports.pageTags = [() => (page) => { page.words.push(word); }];",
    );
    writeWord('old');
    const initial = [() => (page: {words: string[]}) => page.words.push('initial')];
    const compile = livePageTags(initial, tags)();
    const wordsOfPage = async (): Promise<readonly string[]> => {
      const page = {words: []};
      await compile(page, {});
      return page.words;
    };

    expect(await wordsOfPage()).toEqual(['initial']);
    forgetData();
    expect(await wordsOfPage()).toEqual(['old']);
    writeWord('new');
    expect(await wordsOfPage()).toEqual(['old']);
    forgetData();
    expect(await wordsOfPage()).toEqual(['new']);
  });

  it('say what is wrong with data that cannot be read, and recover', async () => {
    const tags = path.join(folder, 'tags.js');
    const compile = livePageTags([], tags)();
    writeFileSync(tags, "throw new Error('the lesson is incomplete');");
    forgetData();
    await expect(compile({}, {})).rejects.toThrow('the lesson is incomplete');
    writeFileSync(tags, 'exports.pageTags = [];');
    forgetData();
    await expect(compile({}, {})).resolves.toBeUndefined();
  });
});

describe('a page', () => {
  it('depends on the data that its tags print', () => {
    expect(dataOf('<FaqList group="start" />', 'src/pages/x.mdx')).toEqual([
      'faqs',
      'sharedNumbers',
      'generated/catalogue',
    ]);
    expect(dataOf('# Nothing', 'src/pages/x.mdx')).toEqual([]);
    expect(dataOf('# Nothing', '/site/docs/x.mdx')).toEqual(['glossary']);
  });

  it('is compiled again after a change to any data that the plugins of tags read', () => {
    const list = readFileSync('config/pageTags.ts', 'utf8');
    const plugins = Array.from(list.matchAll(/'\.\.\/(plugins\/[\w-]+)'/g), ([, name]) => name);
    const read = plugins
      .flatMap((plugin = '') => readdirSync(plugin).map((file) => path.join(plugin, file)))
      .filter((file) => !file.includes('.test.'))
      .flatMap((file) =>
        Array.from(
          readFileSync(file, 'utf8').matchAll(/^import (?!type).*src\/data\/([\w-]+)/gm),
          ([, data = '']) => data,
        ),
      );
    expect(read.length).toBeGreaterThan(5);
    const known = new Set(printedData.flatMap(({data}) => data));
    expect(read.filter((data) => !known.has(data))).toEqual([]);
  });
});
