// Wraps upstream: the item of the current page is in view when a page opens.
import {useEffect, type ReactNode} from 'react';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import {showCurrentItem} from '@site/src/lib/currentItem';

export default function ContentWrapper(props: Props): ReactNode {
  const {path} = props;
  useEffect(() => {
    const menu = document.querySelector<HTMLElement>('.theme-doc-sidebar-container .menu');
    return menu ? showCurrentItem(menu) : undefined;
  }, [path]);
  return <Content {...props} />;
}
