import {useLayoutEffect, useRef, type ReactNode, type RefObject} from 'react';
import {tipPosition} from './tipPosition';
import styles from './styles.module.css';

interface Props {
  readonly word: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** A definition beside its word, above everything else, and scrolling with the page. */
export function Tip({word, children}: Props): ReactNode {
  const tip = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const element = tip.current;
    const [first, ...rest] = Array.from(word.current?.getClientRects() ?? []);
    if (!element || !first) return;
    element.showPopover();
    const {clientWidth: width, clientHeight: height} = document.documentElement;
    const size = element.getBoundingClientRect();
    const {left, top} = tipPosition([first, ...rest], size, {width, height});
    element.style.left = `${left + window.scrollX}px`;
    element.style.top = `${top + window.scrollY}px`;
  }, [word]);

  return (
    <span ref={tip} popover="manual" className={styles.tip}>
      {children}
    </span>
  );
}
