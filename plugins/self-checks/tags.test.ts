import {expect, it} from 'vitest';
import {allChecks} from '../../src/data/selfChecks';
import {fileOfChecks} from '../../src/lib/selfChecks/served';
import type {MdxNode} from '../mdx-tags/mdxTree';
import {checksFiles, outline} from './pages';
import {selfCheckTags} from './tags';

function compiled(name: string, page?: string, file = 'docs/intro.mdx'): string {
  const tag: MdxNode = {
    type: 'mdxJsxFlowElement',
    name,
    attributes: page === undefined ? [] : [{name: 'page', value: page}],
  };
  selfCheckTags()({type: 'root', children: [tag]}, {path: `${process.cwd()}/${file}`});
  return JSON.stringify(tag.attributes);
}

it('gives a page its questions, with typeset formulas', () => {
  const text = compiled('SelfChecks', '/docs/intro');
  expect(text).toContain('intro-open-fraction');
  expect(text).toContain('katex');
});

it('gives the practice page all pages and no questions', () => {
  const text = compiled('Practice', undefined, 'src/pages/practice.mdx');
  for (const {page, questions} of allChecks) {
    expect(text).toContain(page);
    expect(text).toContain(questions[0]?.id);
    expect(text).not.toContain(JSON.stringify(questions[0]?.question));
  }
});

it('gives the style sample the questions of any page', () => {
  const text = compiled('SelfChecks', '/docs/intro', 'src/pages/markdown-page.mdx');
  expect(text).toContain('intro-open-fraction');
});

it('stops the build at an unknown page, and at a tag on the wrong page', () => {
  expect(() => compiled('SelfChecks', '/docs/intr')).toThrow(/docs\/intro\.mdx: .*\/docs\/intro/);
  expect(() => compiled('SelfChecks')).toThrow(/no entry/);
  expect(() => compiled('SelfChecks', '/docs/intro', 'docs/data.mdx')).toThrow(/another page/);
});

it('writes one file for each page, with its title', () => {
  const files = checksFiles();
  expect(files.size).toBe(allChecks.length);
  expect(JSON.parse(files.get(fileOfChecks('/docs/intro')) ?? '')).toMatchObject({
    page: '/docs/intro',
    title: outline()
      .flatMap(({pages}) => pages)
      .find(({page}) => page === '/docs/intro')?.title,
  });
});
