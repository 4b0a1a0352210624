import {useRef, type ComponentProps, type ReactNode} from 'react';
import {useOverflow} from '@site/src/hooks/useOverflow';
import styles from './styles.module.css';

const whenItScrolls = {tabIndex: 0, role: 'region'};

/** A table that keeps its table semantics and, where it is too wide, scrolls by keyboard too. */
export function Table(props: ComponentProps<'table'>): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(region);
  const {'aria-label': name} = props;
  const label = `Table that scrolls sideways${name ? `: ${name}` : ''}`;
  return (
    <div
      ref={region}
      className={styles.region}
      {...(scrolls ? {...whenItScrolls, 'aria-label': label} : {})}
    >
      <table {...props} />
    </div>
  );
}
