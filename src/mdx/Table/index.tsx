import {useContext, type ComponentProps, type ReactNode} from 'react';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import {TableTitle} from './title';
import styles from './styles.module.css';

/** A table that keeps its table semantics and, where it is too wide, scrolls by keyboard too. */
export function Table(props: ComponentProps<'table'>): ReactNode {
  const title = useContext(TableTitle);
  const name = props['aria-label'] ?? title;
  const label = `Table, scrollable horizontally${name ? `: ${name}` : ''}`;
  return (
    <ScrollRegion label={label} className={styles.region}>
      <table aria-label={title} {...props} />
    </ScrollRegion>
  );
}
