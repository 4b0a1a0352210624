import type {SidebarItemConfig} from '@docusaurus/plugin-content-docs/src/sidebars/types.js';

/** The items of one sidebar. */
export type Sidebar = SidebarItemConfig[];

interface Category {
  /** What the reader sees; free to be spelt correctly where the address is not. */
  readonly label: string;
  /** Last part of the public address `/category/<slug>`; also the key, so it is unique in the site. */
  readonly slug: string;
  /** Title of its page, for a label that is clear only in its place in the sidebar. */
  readonly title?: string;
  readonly description: string;
  readonly items: Sidebar;
}

/** A category with a page of its own that lists its items as cards; closed until a page in it is open. */
export function category({
  label,
  slug,
  title = label,
  description,
  items,
}: Category): SidebarItemConfig {
  return {
    type: 'category',
    label,
    key: slug,
    collapsed: true,
    description,
    link: {type: 'generated-index', slug: `/category/${slug}`, title, description},
    items,
  };
}

/** A heading that only groups its items. */
export function group(label: string, key: string, items: Sidebar): SidebarItemConfig {
  return {type: 'category', label, key, collapsed: true, items};
}
