// Wraps upstream: an open menu keeps the focus, the page behind it is inert, and Escape closes it.
import {useEffect, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {coverPage} from '@site/src/lib/coverPage';

export default function MobileSidebarWrapper(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    const menu = document.querySelector('.navbar-sidebar');
    return shown && menu ? coverPage(menu, toggle) : undefined;
  }, [shown, toggle]);
  return <MobileSidebar />;
}
