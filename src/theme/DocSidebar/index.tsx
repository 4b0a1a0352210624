// Wraps upstream: the current item is in view, and groups that a user opened stay open for the session.
import {useEffect, useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import DocSidebar from '@theme-original/DocSidebar';
import type {Props} from '@theme/DocSidebar';
import {showCurrentItem} from '@site/src/lib/sidebar/currentItem';
import {followGroups, openGroups, withOpenGroups} from '@site/src/lib/sidebar/groups';

export default function DocSidebarWrapper(props: Props): ReactNode {
  const {path, sidebar} = props;
  const [kept] = useState(openGroups);
  /** The page that was sent has these groups closed, and must be as sent at first. */
  const open = useIsBrowser() ? kept : [];
  const isRestored = open.length > 0;
  useEffect(followGroups, []);
  useEffect(() => {
    const menu = document.querySelector<HTMLElement>('.theme-doc-sidebar-container .menu');
    return menu ? showCurrentItem(menu) : undefined;
  }, [path, isRestored]);
  return (
    <DocSidebar
      key={isRestored ? 'restored' : 'first'}
      {...props}
      sidebar={withOpenGroups(sidebar, open)}
    />
  );
}
