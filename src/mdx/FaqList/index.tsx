import {useEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {decoded} from '@site/src/lib/decoded';
import styles from './styles.module.css';

/** Authors write `<FaqList group="…" />`; `plugins/faqs` puts the questions into it. */
interface Props {
  readonly children?: ReactNode;
}

/** Questions that unfold their answers. The one that the address names is open. */
export function FaqList({children}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const location = useLocation();
  const isScripted = useIsBrowser();
  useEffect(() => {
    const heading = document.getElementById(decoded(location.hash.slice(1)));
    const targetDetails = heading?.closest('details');
    if (targetDetails && list.current?.contains(targetDetails)) targetDetails.open = true;
  }, [location]);
  return (
    <div ref={list} className={styles.list} data-unscripted={isScripted ? undefined : ''}>
      {children}
    </div>
  );
}
