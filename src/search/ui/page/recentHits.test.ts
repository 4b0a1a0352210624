// @vitest-environment jsdom
import {afterEach, describe, expect, it} from 'vitest';
import {recentHits} from './recentHits';

const keep = (list: unknown): void =>
  window.localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__site', JSON.stringify(list));

afterEach(() => window.localStorage.clear());

describe('pages that were opened from the search', () => {
  it('have the title of the page and the heading, as text', () => {
    keep([
      {url: '/docs/jets#x', hierarchy: {lvl0: 'Docs', lvl1: 'Jets', lvl2: 'p &lt; q', lvl3: null}},
      {url: '/docs/jets', hierarchy: {lvl0: 'Docs', lvl1: 'Jets'}},
    ]);
    expect(recentHits('site')).toEqual([
      {url: '/docs/jets#x', title: 'Jets › p < q'},
      {url: '/docs/jets', title: 'Jets'},
    ]);
  });

  it.each([
    ['nothing', null],
    ['no list', {not: 'a list'}],
    ['entries of other kinds', [null, 1]],
    ['a script as address', [{url: 'javascript:alert(1)', hierarchy: {lvl1: 'X'}}]],
    ['no title', [{url: '/x', hierarchy: {}}]],
  ])('are none if the storage has %s', (_, list) => {
    keep(list);
    expect(recentHits('site')).toEqual([]);
  });
});
