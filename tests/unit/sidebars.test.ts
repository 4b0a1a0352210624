import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import sidebars from '../../sidebars';
import {allRoutes, routesOf} from '../../config/routes';
import {sidebarLabels} from '../../src/data/sidebarLabels';
import originalRoutes from '../originalRoutes.json';

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
  it('are in the order of the specification, with a label each', () => {
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
    expect(Object.keys(sidebarLabels)).toEqual(Object.keys(sidebars));
  });

  it('begin with the quick start: it is the main doc of the site', () => {
    expect(all[0]?.items.find((item) => typeof item === 'string')).toBe('userpath/quickstart');
  });

  it('list every doc that was written after the first 138 pages', () => {
    const early = new Set(originalRoutes.map(({path}) => path));
    const unlisted = allRoutes.filter(({kind, sidebar}) => kind === 'doc' && !sidebar);
    expect(unlisted.map(({path}) => path).filter((path) => !early.has(path))).toEqual([]);
  });

  it('list only docs that have a file', () => {
    const docs = all.flatMap(({items}) => items.filter((item) => typeof item === 'string'));
    expect(docs.filter((doc) => !existsSync(`docs/${doc}.mdx`))).toEqual([]);
  });

  it('have keys of their own and, where they have a page, a real description', () => {
    const keys = categories.map(({key}) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const pages = categories.flatMap(({link}) => link ?? []);
    expect(pages).not.toHaveLength(0);
    for (const {slug, description} of pages) {
      expect(slug).toMatch(/^\/category\//);
      expect(description.length, slug).toBeGreaterThan(60);
    }
  });
});

describe('the routes', () => {
  it('contain the 138 original ones, of the same kind and in the same sidebar', () => {
    expect(originalRoutes).toHaveLength(138);
    expect(allRoutes).toEqual(expect.arrayContaining(originalRoutes));
  });

  it('are different from each other', () => {
    const paths = allRoutes.map(({path}) => path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  it('follow the order of a sidebar, with the page of a category before its items', () => {
    const group = {type: 'category', items: ['data/b']};
    const index = {type: 'generated-index', slug: '/category/c'};
    const items = ['data/a', {type: 'category', link: index, items: [group, 'data/d']}];
    expect(routesOf(items, 'data').map(({path, kind}) => `${kind} ${path}`)).toEqual([
      'doc /docs/data/a',
      'category /docs/category/c',
      'doc /docs/data/b',
      'doc /docs/data/d',
    ]);
  });
});
