/** The index pages of categories: each introduces what its cards lead to. */
import {expect, it} from 'vitest';
import {builtPages} from './builtSite';

const elsewhere = '/docs/category/web-apps-for-education';

const categories = builtPages().filter(
  ({route}) => route.kind === 'category' && route.path !== elsewhere,
);

/** The text of the page outside of its cards. */
const introductionOf = ({$}: (typeof categories)[number]): string =>
  $('main article')
    .first()
    .find('p')
    .filter((_, paragraph) => $(paragraph).closest('a').length === 0)
    .toArray()
    .map((paragraph) => $(paragraph).text())
    .join(' ');

it.each(categories.map((page) => [page.route.path, page] as const))(
  '%s lists its pages first, and has an introduction of at least 60 words',
  (_, page) => {
    const introduction = introductionOf(page);
    expect(introduction.split(/\s+/).length).toBeGreaterThanOrEqual(60);
    const text = page.$('main').text();
    const firstCard = page.$('main a.card').first().text();
    expect(text.indexOf(firstCard)).toBeLessThan(text.indexOf('Where to begin'));
  },
);

it('repeats none', () => {
  const all = categories.map(introductionOf);
  expect(all).not.toHaveLength(0);
  expect(new Set(all).size).toBe(all.length);
});
