import type {ReactNode} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import DocCardList from '@theme/DocCardList';
import {AsDoc} from './AsDoc';

const page: PropSidebarItem = {
  type: 'link',
  label: 'A page',
  href: '/docs/data/access_data',
  description: 'What the page is for, in one sentence that tells readers whether to open it.',
};

const items: PropSidebarItem[] = [
  page,
  {...page, label: 'A page without a description', description: undefined},
  {
    type: 'category',
    label: 'A category, with a title that needs more than one line on most screens',
    href: '/docs/data',
    collapsed: true,
    collapsible: true,
    items: [page, {...page, label: 'Another page'}],
  },
];

export function Cards(): ReactNode {
  return (
    <AsDoc>
      <DocCardList items={items} />
    </AsDoc>
  );
}
