// Wraps upstream: an open menu keeps the focus, the page behind it is inert, Escape closes it, and the
// item of the current page is in view.
import {useEffect, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {coverPage} from '@site/src/lib/coverPage';
import {showCurrentItem} from '@site/src/lib/sidebar/currentItem';

export default function MobileSidebarWrapper(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    const menu = document.querySelector('.navbar-sidebar');
    return shown && menu ? coverPage(menu, toggle) : undefined;
  }, [shown, toggle]);
  useEffect(() => {
    const list = document.querySelector('.navbar-sidebar .theme-doc-sidebar-menu');
    const menu = list?.closest<HTMLElement>('.menu');
    return shown && menu ? showCurrentItem(menu) : undefined;
  }, [shown]);
  return <MobileSidebar />;
}
