import type {PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {keptGroups, openGroups, withOpenGroups} from './groups';

const group = (
  label: string,
  items: PropSidebarItem[] = [],
  collapsed = true,
): PropSidebarItemCategory => ({type: 'category', label, items, collapsed, collapsible: true});

const link: PropSidebarItem = {type: 'link', href: '/docs/x', label: 'x'};

it('opens the groups that the user opened, at every level, and no others', () => {
  const items = [link, group('Data', [group('Skims', [link])]), group('Help')];
  expect(withOpenGroups(items, ['Skims', 'Help'])).toEqual([
    link,
    group('Data', [group('Skims', [link], false)]),
    group('Help', [], false),
  ]);
});

it('is closed for everyone while pages are written', () => {
  expect(openGroups()).toEqual([]);
});

it.each([null, '', '{', '7', '{"a":1}'])('treats %j in the storage as nothing', (text) => {
  expect(keptGroups.parse(text)).toEqual([]);
});

it('reads what it writes', () => {
  expect(keptGroups.parse(keptGroups.write(['Data', 'Help']))).toEqual(['Data', 'Help']);
  expect(keptGroups.write([])).toBeNull();
  expect(keptGroups.parse('["Data",3]')).toEqual(['Data']);
});
