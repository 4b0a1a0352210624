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
const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$/.test(file);

/** A file that has one importer could be part of it. This share may fall, and is to reach 0.3. */
const maxSingleImporters = 0.43;

/** Questions are in one file per page, as the pages are. */
const isOfOnePage = (file: string): boolean => /^src\/data\/selfChecks\/.+\//.test(file);

/** Files of `src/` with the files that import them, apart from tests. */
function importersOf(): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Set(files);
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
      /(?:from|import|URL)\s*\(?\s*'([^']+)'/g,
    );
    for (const [, specifier = ''] of specifiers) {
      if (!/^(?:@site\/|\.)/.test(specifier)) continue;
      const base = specifier.startsWith('@site/')
        ? specifier.slice('@site/'.length)
        : path.posix.join(path.posix.dirname(file), specifier);
      const target = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
        .map((ending) => base + ending)
        .find((name) => known.has(name));
      if (target !== undefined && target !== file) importers.get(target)?.add(file);
    }
  }
  return importers;
}

it('few files have a single importer', () => {
  const importers = [...importersOf().values()];
  expect(importers.length).toBeGreaterThan(1000);
  const single = importers.filter(({size}) => size === 1);
  expect(single.length / importers.length).toBeLessThan(maxSingleImporters);
});
