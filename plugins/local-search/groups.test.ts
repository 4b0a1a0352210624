import {expect, it} from 'vitest';
import {groupsOf} from './groups';

type Version = Parameters<typeof groupsOf>[0][number];

const category = (permalink: string, items: object[]) => ({
  type: 'category',
  label: 'C',
  link: {type: 'generated-index', slug: permalink, permalink},
  items,
});

const version = {
  docs: [
    {permalink: '/docs/a', sidebar: 'data'},
    {permalink: '/docs/b', sidebar: 'unheard-of'},
    {permalink: '/docs/c'},
  ],
  sidebars: {
    data: [{type: 'doc', id: 'a'}],
    tutedu: [category('/docs/category/outer', [category('/docs/category/inner', [])])],
  },
} as unknown as Version;

it('a page belongs to the group of its sidebar, a category page too; all others are pages', () => {
  const groupOf = groupsOf([version]);
  expect(groupOf('/docs/a')).toBe('Data');
  expect(groupOf('/docs/category/outer')).toBe('Tutorials for education');
  expect(groupOf('/docs/category/inner')).toBe('Tutorials for education');
  expect(['/docs/b', '/docs/c', '/privacy'].map(groupOf)).toEqual(['Pages', 'Pages', 'Pages']);
});
