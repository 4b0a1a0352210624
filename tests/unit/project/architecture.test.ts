/** How the code is divided: folders that can be read at a glance, and files that more than one other file needs. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {filesBelow} from '../../../tools/lib/files';

const maxEntries = 40;

/** Folders of one kind of thing, which readers find by name: a tag of Markdown, a list of facts, a fixture. */
const lists = /^src\/(?:mdx|data)$|\/fixtures\/|\/screenshots\//;

const files = ['config', 'plugins', 'src', 'tests', 'tools'].flatMap((folder) =>
  filesBelow('.', folder, /^[^.]/),
);

/** Folders with the names of what is directly in them. */
function entriesByFolder(): ReadonlyMap<string, ReadonlySet<string>> {
  const entries = new Map<string, Set<string>>();
  for (const file of files) {
    const parts = file.split('/');
    for (let depth = 1; depth < parts.length; depth += 1) {
      const folder = parts.slice(0, depth).join('/');
      const names = entries.get(folder) ?? new Set();
      entries.set(folder, names.add(parts[depth] ?? ''));
    }
  }
  return entries;
}

it(`no folder has more than ${maxEntries} entries`, () => {
  const full = [...entriesByFolder()]
    .filter(([folder, names]) => names.size > maxEntries && !lists.test(`${folder}`))
    .map(([folder, names]) => `${folder}: ${names.size}`);
  expect(full).toEqual([]);
});

const isCode = (file: string): boolean => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');
const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$|^src\/test-kit\//.test(file);

/** A file that has one importer could be part of it, unless it is loaded on demand or is one entry of a list. */
const maxSingleImporters = 0.3;

/** Questions are in one file per page, as the pages are. */
const isOfOnePage = (file: string): boolean => /^src\/data\/selfChecks\/.+\//.test(file);

interface Imports {
  /** Files of `src/` with the files that import them, apart from tests. */
  readonly importers: ReadonlyMap<string, ReadonlySet<string>>;
  /** Files that are a chunk or a worker of their own. */
  readonly onDemand: ReadonlySet<string>;
}

function readImports(): Imports {
  const known = new Set(files);
  const onDemand = new Set<string>();
  const importers = new Map<string, Set<string>>();
  for (const file of files.filter(
    (name) => isCode(name) && name.startsWith('src/') && !isTest(name) && !isOfOnePage(name),
  )) {
    importers.set(file, importers.get(file) ?? new Set());
  }
  const sources = filesBelow('.', 'docs', /\.mdx$/).concat(files);
  for (const file of sources.filter(
    (name) => /\.(?:tsx?|m[jt]s|mdx)$/.test(name) && !isTest(name),
  )) {
    const specifiers = readFileSync(file, 'utf8').matchAll(
      /(?:from|import|URL)\s*(\(?)\s*'([^']+)'/g,
    );
    for (const [, bracket, specifier = ''] of specifiers) {
      if (!/^(?:@site\/|\.)/.test(specifier)) continue;
      const base = specifier.startsWith('@site/')
        ? specifier.slice('@site/'.length)
        : path.posix.join(path.posix.dirname(file), specifier);
      const target = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
        .map((ending) => base + ending)
        .find((name) => known.has(name));
      if (target === undefined || target === file) continue;
      importers.get(target)?.add(file);
      if (bracket) onDemand.add(target);
    }
  }
  return {importers, onDemand};
}

/** The file that puts together the entries of a list, each in a file of its own. */
const isList = (file: string): boolean => /\/(?:index|registry|sections)\.ts$/.test(file);
const minEntries = 4;

it('few files have a single importer', () => {
  const {importers, onDemand} = readImports();
  expect(importers.size).toBeGreaterThan(1000);
  const single = [...importers]
    .filter(([file, {size}]) => size === 1 && !onDemand.has(file))
    .map(([, [importer = '']]) => importer);
  const entries = (list: string): number => single.filter((importer) => importer === list).length;
  const inLists = single.filter((file) => isList(file) && entries(file) >= minEntries).length;
  const judged = importers.size - onDemand.size - inLists;
  expect((single.length - inLists) / judged).toBeLessThan(maxSingleImporters);
});
