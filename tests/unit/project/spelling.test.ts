/** cspell reads the texts of pages, of code and of tables, and ignores the code that they quote. */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, inject, it} from 'vitest';

const options = ['--no-progress', '--no-summary', '--no-color', '--dot'];
/** The settings exclude the fixtures, so a copy of them is checked. */
let folder: string;

beforeAll(() => {
  mkdirSync('.cache', {recursive: true});
  folder = mkdtempSync(path.join('.cache', 'spelling-'));
  cpSync('tests/fixtures/checks/spelling', folder, {recursive: true});
});

afterAll(() => rmSync(folder, {recursive: true}));

/** At night: cspell takes ten seconds to start, and its settings change rarely. */
it.runIf(inject('isNightly'))('finds the misspelt words of pages, tables and code', () => {
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  const {stdout} = spawnSync('node_modules/.bin/cspell', [...options, ...files], {
    encoding: 'utf8',
  });
  const found = Array.from(stdout.matchAll(/(\w+\.\w+):(\d+):\d+ - Unknown word \((\w+)\)/g));
  expect(found.map(([, file, line, word]) => `${file}:${line} ${word}`)).toEqual([
    'page.mdx:1 evennt',
    'page.mdx:1 linkk',
    'table.csv:2 leastt',
    'texts.ts:1 commentt',
    'texts.ts:2 answwer',
    'texts.ts:3 labell',
    'texts.ts:3 evennts',
    'texts.ts:3 moree',
    'texts.ts:4 replyy',
  ]);
});
