import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface FactProps {
  /** Makes the fact a section that links and the search find. */
  readonly id?: string;
  readonly name: ReactNode;
  /** In smaller type below the name. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A name and what is to be said of it: side by side, and on a phone below each other. */
export function NamedFact({id, name, aside, children}: FactProps): ReactNode {
  return (
    <div className={styles.fact}>
      <dt id={id}>
        {name}
        {aside !== undefined && (
          <>
            {' '}
            <span className={styles.aside}>{aside}</span>
          </>
        )}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Facts that never need to scroll sideways, unlike a table. */
export function NamedFacts({children}: {readonly children: ReactNode}): ReactNode {
  return <dl className={styles.facts}>{children}</dl>;
}
