import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {programmeNumbers} from '@site/src/data/programmeNumbers';
import styles from './styles.module.css';

/** The programme's numbers, each with the page that explains it. */
export function Numbers(): ReactNode {
  return (
    <dl className={styles.numbers}>
      {programmeNumbers.map(({value, meaning, details}) => (
        <div key={meaning}>
          <dt>{value}</dt>
          <dd>
            <Link to={details}>{meaning}</Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}
