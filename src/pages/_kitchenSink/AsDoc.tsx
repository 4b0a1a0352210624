import type {ReactNode} from 'react';
import {DocsSidebarProvider, DocsVersionProvider} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebar, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {renderRoutes} from 'react-router-config';

const address = '/docs/data/access_data';

/** A sidebar in which the address stands two levels deep. */
const sidebar: PropSidebar = [
  {
    type: 'category',
    label: 'A category',
    href: '/docs/data',
    collapsed: false,
    collapsible: true,
    items: [{type: 'link', label: 'This page', href: address}],
  },
];

const version: PropVersionMetadata = {
  pluginId: 'default',
  version: 'current',
  label: 'Next',
  banner: null,
  badge: false,
  className: '',
  isLast: true,
  noIndex: false,
  docsSidebars: {sample: sidebar},
  docs: {},
};

interface Props {
  readonly children: ReactNode;
}

/** Shows parts that ask where in the docs they stand: as if at an address there, in a small sidebar. */
export function AsDoc({children}: Props): ReactNode {
  const inDocs = (
    <DocsVersionProvider version={version}>
      <DocsSidebarProvider name="sample" items={sidebar}>
        {children}
      </DocsSidebarProvider>
    </DocsVersionProvider>
  );
  const location = {pathname: address, search: '', hash: '', state: undefined};
  return renderRoutes([{path: address, render: () => inDocs}], {}, {location});
}
