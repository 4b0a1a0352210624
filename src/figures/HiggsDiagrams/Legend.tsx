import type {ReactNode} from 'react';
import {Line} from './Line';
import styles from './Legend.module.css';
import {kinds} from './descriptions';

/** What each kind of line stands for. */
export function Legend(): ReactNode {
  return (
    <ul className={styles.legend} role="list" aria-label="Line types">
      {kinds.map(({kind, name}) => (
        <li key={kind}>
          <svg viewBox="0 0 64 28" className={styles.sample} aria-hidden>
            <Line
              kind={kind}
              from={[2, kind === 'gluon' ? 22 : 14]}
              to={[62, kind === 'gluon' ? 22 : 14]}
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
