// Wraps upstream: Space and assistive clicks open the menu too, Escape closes it and returns the focus.
import {useEffect, useRef, type ReactNode} from 'react';
import DropdownNavbarItemDesktop from '@theme-original/NavbarItem/DropdownNavbarItem/Desktop';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import {listenToDropdownKeys} from './keys';
import styles from './styles.module.css';

export default function DropdownNavbarItemDesktopWrapper(props: Props): ReactNode {
  const wrapper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = wrapper.current;
    return element ? listenToDropdownKeys(element, styles.dismissed ?? '') : undefined;
  }, []);
  return (
    <div ref={wrapper} className={styles.wrapper}>
      <DropdownNavbarItemDesktop {...props} />
    </div>
  );
}
