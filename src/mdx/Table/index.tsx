import {useRef, type ComponentProps, type ReactNode} from 'react';
import {useOverflow} from '@site/src/hooks/useOverflow';
import styles from './styles.module.css';

const whenItScrolls = {tabIndex: 0, role: 'region', 'aria-label': 'Table that scrolls sideways'};

/** A Markdown table that keeps its table semantics and, where it is too wide, scrolls by keyboard too. */
export function Table(props: ComponentProps<'table'>): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(region);
  return (
    <div ref={region} className={styles.region} {...(scrolls ? whenItScrolls : {})}>
      <table {...props} />
    </div>
  );
}
