/** Returns the section of the site that a page belongs to, by its sidebar. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {SidebarId} from '../../src/data/sidebarLabels';
import {sidebarLabels} from '../../src/data/sidebarLabels';

type Version = Pick<LoadedContent['loadedVersions'][number], 'sidebars'> & {
  readonly docs: readonly {readonly permalink: string; readonly sidebar?: string}[];
};
type Item = Version['sidebars'][string][number];

/** Pages that are in no sidebar: the top-level ones, and a few docs. */
const withoutSidebar = 'Pages';

function labelOf(sidebar: string): string {
  return sidebarLabels[sidebar as SidebarId] ?? withoutSidebar;
}

/** Addresses of the index pages that categories bring with them. */
function indexPages(items: readonly Item[]): readonly string[] {
  return items.flatMap((item) =>
    item.type === 'category'
      ? [
          ...(item.link?.type === 'generated-index' ? [item.link.permalink] : []),
          ...indexPages(item.items),
        ]
      : [],
  );
}

/** The label of an address's group, for all addresses of the site. */
export function groupsOf(versions: readonly Version[]): (url: string) => string {
  const groups = new Map<string, string>();
  for (const {docs, sidebars} of versions) {
    for (const {permalink, sidebar} of docs) {
      if (sidebar) groups.set(permalink, labelOf(sidebar));
    }
    for (const [sidebar, items] of Object.entries(sidebars)) {
      for (const permalink of indexPages(items)) groups.set(permalink, labelOf(sidebar));
    }
  }
  return (url) => groups.get(url) ?? withoutSidebar;
}
