/** What every documentation page says of itself, beside its text. */
import {existsSync, readFileSync} from 'node:fs';
import matter from 'gray-matter';
import {describe, expect, it} from 'vitest';
import type {DocFrontMatter} from '../../src/data/frontMatter';
import {readingFacts} from '../../src/lib/readingFacts';
import {builtPages, findings} from './builtSite';

const pages = builtPages();
const docs = pages.filter(({route}) => route.kind === 'doc');

function frontMatterOf(routePath: string): DocFrontMatter {
  const file = [`.${routePath}.mdx`, `.${routePath}/index.mdx`].find((name) => existsSync(name));
  if (!file) throw new Error(`${routePath} has no source`);
  return matter(readFileSync(file, 'utf8')).data as DocFrontMatter;
}

describe('the line below the title', () => {
  it('tells of every documentation page what its front matter says', () => {
    expect(
      findings(docs, ({route, $}) => {
        const line = $('.theme-doc-markdown > header:has(h1) + ul[aria-label="About this page"]');
        const facts = line.children('li').toArray();
        const said = facts.map((fact) => $(fact).text()).join(' · ');
        const expected = readingFacts(frontMatterOf(route.path)).join(' · ');
        return said === expected ? [] : [`"${said}" instead of "${expected}"`];
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
