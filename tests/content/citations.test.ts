/** Citations of the built pages link to their sources and back, and no quoted sentence holds their marks. */
import {load} from 'cheerio';
import {describe, expect, inject, it} from 'vitest';
import {katexOptions} from '../../config/math';
import {pageSections} from '../../plugins/local-search/pageSections';
import {builtPages, findings} from './builtSite';

const pages = builtPages().filter(({$}) => $('a[href^="#source-"]').length > 0);

/** Every fourth page in CI, because each is parsed once more; all pages in the nightly run. */
const parsedAgain = pages.filter((_, i) => inject('isNightly') || i % 4 === 0);

describe('citations', () => {
  it('are on more pages than the style sample', () => {
    expect(pages.map(({route}) => route.path)).toContain('/markdown-page');
    expect(pages.length).toBeGreaterThan(1);
  });

  it('lead to a source, and each source back to its first citation', () => {
    const broken = findings(pages, ({$}) =>
      $('a[href^="#source-"], a[href^="#cited-"]')
        .toArray()
        .map(({attribs}) => attribs.href?.slice(1) ?? '')
        .filter((id) => $(`[id="${id}"]`).length !== 1),
    );
    expect(broken).toEqual([]);
  });

  it('are numbered in the order of first citation, without a gap', () => {
    const odd = findings(pages, ({$}) => {
      const numbers = $('a[id^="cited-"]')
        .toArray()
        .map(({attribs}) => Number(attribs.id?.slice('cited-'.length)));
      const isInOrder = numbers.every((number, index) => number === index + 1);
      return isInOrder && numbers.length === $('li[id^="source-"]').length ? [] : [`${numbers}`];
    });
    expect(odd).toEqual([]);
  });

  it('are not in the texts that search finds and answers quote', () => {
    const marks = findings(parsedAgain, ({route, $}) => {
      const page = load($.html());
      page('pre').remove();
      page('code, .katex').replaceWith('word');
      return pageSections(page.html(), {url: route.path, group: '', macros: katexOptions.macros})
        .flatMap(({text}) => text.split('\n'))
        .filter((line) => /\s\[\d+\]| [.,;](?:\s|$)|↑$/.test(line));
    });
    expect(marks).toEqual([]);
  });
});
