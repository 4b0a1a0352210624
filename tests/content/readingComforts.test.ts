/** What every documentation page says of itself, beside its text. */
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import {describe, expect, it} from 'vitest';
import {history} from '../../config/history';
import type {DocFrontMatter} from '../../src/data/frontMatter';
import {stepNames} from '../../src/data/stepNames';
import {readingFacts} from '../../src/lib/readingFacts';
import {builtPages, findings} from './builtSite';

const pages = builtPages();
const docs = pages.filter(({route}) => route.kind === 'doc');

function sourceOf(routePath: string): string {
  const file = [`.${routePath}.mdx`, `.${routePath}/index.mdx`].find((name) => existsSync(name));
  if (!file) throw new Error(`${routePath} has no source`);
  return file;
}

function frontMatterOf(routePath: string): DocFrontMatter {
  return matter(readFileSync(sourceOf(routePath), 'utf8')).data as DocFrontMatter;
}

/** Seconds since 1970 of the last commit that changed each file below `docs`. */
function lastCommits(): ReadonlyMap<string, string> {
  const log = execFileSync(
    'git',
    ['log', '--format=%ct', '--name-only', '--no-renames', '--', 'docs'],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    },
  );
  const commits = new Map<string, string>();
  let seconds = '';
  for (const line of log.split('\n')) {
    if (/^\d+$/.test(line)) seconds = line;
    else if (line && !commits.has(line)) commits.set(line, seconds);
  }
  return commits;
}

describe('the day of the last change', () => {
  it('is on every documentation page the one that git knows, and on none where it knows none', () => {
    const commits = history.whyNoDates === undefined ? lastCommits() : new Map<string, string>();
    expect(
      findings(docs, ({route, $}) => {
        const date = $('main .theme-last-updated time').attr('datetime');
        const timestamp = date ? String(Date.parse(date) / 1000) : '';
        const known = commits.get(path.posix.normalize(sourceOf(route.path))) ?? '';
        return timestamp === known ? [] : [`"${timestamp}" instead of "${known}"`];
      }),
    ).toEqual([]);
  });
});

describe('the line below the title', () => {
  it('reports every documentation page what its front matter says', () => {
    expect(
      findings(docs, ({route, $}) => {
        const line = $('.theme-doc-markdown > header:has(h1) + ul[aria-label="About this page"]');
        const facts = line.children('li').toArray();
        const actual = facts.map((fact) => $(fact).text()).join(' · ');
        const frontMatter = frontMatterOf(route.path);
        const {step} = frontMatter;
        const expected = [
          ...readingFacts(frontMatter),
          ...(step ? [`Step ${stepNames.indexOf(step) + 1} of ${stepNames.length}: ${step}`] : []),
          ...(frontMatter.audience.includes('teacher') ? ['Lesson plans'] : []),
        ].join(' · ');
        return actual === expected ? [] : [`"${actual}" instead of "${expected}"`];
      }),
    ).toEqual([]);
  });

  it('is on no other page', () => {
    const others = pages.filter(({route}) => route.kind !== 'doc');
    expect(
      findings(others, ({$}) => ($('[aria-label="About this page"]').length ? ['is'] : [])),
    ).toEqual([]);
  });
});
