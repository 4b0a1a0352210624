/** The style sample shows every building block that a page may use. */
import {readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {mdxOptions} from '../../config/markdown';
import appTags from '../../plugins/mdx-tags/appTags.json';
import {builtPage} from './builtSite';

const $ = builtPage('/markdown-page');

const boxes = ['note', 'tip', 'info', 'warning', 'danger', ...mdxOptions.admonitions.keywords];
const components = ['src/mdx', 'src/figures']
  .flatMap((folder) => readdirSync(folder, {withFileTypes: true}))
  .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
  .map(({name}) => name)
  .concat(Object.keys(appTags), 'Figure');

/** Those that stand for Markdown of their own are shown by that Markdown. */
const shownBy: Readonly<Record<string, string>> = {
  Footnotes: 'section[data-footnotes]',
  Image: 'article img',
  Table: 'table',
  TaskBox: '.task-list-item input',
};

describe('the style sample', () => {
  it('shows each kind of box once', () => {
    expect(boxes.filter((kind) => $(`.theme-admonition-${kind}`).length !== 1)).toEqual([]);
  });

  it('shows each component that Markdown may use', () => {
    const code = $('pre').text();
    expect(components.length).toBeGreaterThan(3);
    const missing = components.filter((name) => {
      const selector = shownBy[name];
      return selector ? $(selector).length === 0 : !code.includes(`<${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('shows keys, lists, tabs, folds, numbered and marked lines, and formulas of both kinds', () => {
    const blocks = {
      key: 'main kbd',
      'nested list': 'main li li',
      'numbered list': 'main ol',
      quotation: 'main blockquote',
      tabs: '[role="tabpanel"]',
      fold: 'main details summary',
      'numbered lines': '[class*="codeBlockLinesWithNumbering"]',
      'marked line': '.theme-code-block-highlighted-line',
      formula: 'main p .katex',
      'displayed formula': 'main .katex-display',
    };
    expect(Object.entries(blocks).filter(([, selector]) => $(selector).length === 0)).toEqual([]);
  });

  it('gives each box of a task list a name', () => {
    const names = $('.task-list-item input')
      .toArray()
      .map((box) => [$(box).is('[checked]'), $(box).attr('aria-label')]);
    expect(names).toEqual([
      [true, 'done'],
      [true, 'done'],
      [false, 'to do'],
    ]);
  });

  it('links from each footnote to its place and back', () => {
    const targets = $('[data-footnote-ref], [data-footnote-backref]')
      .toArray()
      .map((link) => $(link).attr('href')?.slice(1) ?? '');
    expect(targets.length).toBeGreaterThan(1);
    expect(targets.filter((id) => $(`[id="${id}"]`).length !== 1)).toEqual([]);
  });
});
