import type {ComponentProps, ReactNode} from 'react';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import styles from './styles.module.css';

/** A table that keeps its table semantics and, where it is too wide, scrolls by keyboard too. */
export function Table(props: ComponentProps<'table'>): ReactNode {
  const {'aria-label': name} = props;
  const label = `Table, scrollable horizontally${name ? `: ${name}` : ''}`;
  return (
    <ScrollRegion label={label} className={styles.region}>
      <table {...props} />
    </ScrollRegion>
  );
}
