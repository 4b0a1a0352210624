import {describe, expect, it} from 'vitest';
import sidebars from '../../sidebars';
import {siteRoutes} from '../../src/data/routes';

interface Category {
  readonly type: 'category';
  readonly key: string;
  readonly items: readonly Item[];
  readonly link?: {readonly type: string; readonly slug: string; readonly description: string};
}

type Item = string | Category;

function flatten(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item) =>
    typeof item === 'string' ? [item] : [item, ...flatten(item.items)],
  );
}

const all = Object.entries(sidebars).map(([id, items]) => ({id, items: flatten(items as Item[])}));
const categories = all.flatMap(({items}) => items.filter((item) => typeof item !== 'string'));

describe('the sidebars', () => {
  it('stand in the order of the specification', () => {
    expect(Object.keys(sidebars)).toEqual([
      'paths',
      'data',
      'tutedu',
      'webapps',
      'tutresearch',
      'videotuts',
      'atlasopenmagic',
      'documentation',
      'aboutus',
    ]);
  });

  it('begin with the quick start: it is the main doc of the site', () => {
    expect(all[0]?.items.find((item) => typeof item === 'string')).toBe('userpath/quickstart');
  });

  it.each(all)('$id holds the docs and categories that the manifest names', ({id, items}) => {
    const routes = items.flatMap((item) => {
      if (typeof item === 'string') return [`/docs/${item}`];
      return item.link ? [`/docs${item.link.slug}`] : [];
    });
    const expected = siteRoutes.filter(({sidebar}) => sidebar === id).map(({path}) => path);
    expect([...routes].sort()).toEqual([...expected].sort());
  });

  it('have keys of their own and, where they have a page, a real description', () => {
    const keys = categories.map(({key}) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const pages = categories.flatMap(({link}) => link ?? []);
    expect(pages).toHaveLength(14);
    for (const {slug, description} of pages) {
      expect(slug).toMatch(/^\/category\//);
      expect(description.length, slug).toBeGreaterThan(60);
    }
  });
});
