/** The groups of sidebars that a user has opened, by their labels, for the session. */
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {KeptStore} from '../storage/KeptStore';

export const keptGroups = {
  key: 'sidebar-groups',
  parse: (text: string | null): readonly string[] => {
    try {
      const labels: unknown = JSON.parse(text ?? '[]');
      return Array.isArray(labels) ? labels.filter((label) => typeof label === 'string') : [];
    } catch {
      return [];
    }
  },
  write: (labels: readonly string[]): string | null =>
    labels.length > 0 ? JSON.stringify(labels) : null,
};

const store = new KeptStore(keptGroups, {
  storage: () => window.sessionStorage,
  onChange: () => undefined,
});

/** Labels of the groups that the user opened; none while pages are written. */
export const openGroups = (): readonly string[] =>
  typeof window === 'undefined' ? [] : store.current().kept;

/** The items with these groups open, and the groups inside them too. */
export function withOpenGroups(
  items: readonly PropSidebarItem[],
  open: readonly string[],
): PropSidebarItem[] {
  return items.map((item) =>
    item.type === 'category'
      ? {
          ...item,
          collapsed: item.collapsed && !open.includes(item.label),
          items: withOpenGroups(item.items, open),
        }
      : item,
  );
}

/** The label of a group, and whether it is open now. */
function stateOf(group: Element): {readonly label: string; readonly isOpen: boolean} {
  const label = group.querySelector('.menu__link')?.textContent ?? '';
  return {label, isOpen: !group.classList.contains('menu__list-item--collapsed')};
}

/**
 * Keeps each group that a user opens or closes in any sidebar.
 *
 * @returns a function that stops following
 */
export function followGroups(): () => void {
  const following = new AbortController();
  document.addEventListener(
    'click',
    ({target}) => {
      const group = target instanceof Element && target.closest('.menu__list-item-collapsible');
      const item = group && group.closest('.theme-doc-sidebar-item-category');
      if (!item) return;
      // The sidebar itself answers the click first.
      setTimeout(() => {
        const {label, isOpen} = stateOf(item);
        const others = openGroups().filter((other) => other !== label);
        store.change(isOpen ? [...others, label] : others);
      });
    },
    {signal: following.signal},
  );
  return () => following.abort();
}
