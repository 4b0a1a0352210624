import type {ReactNode} from 'react';
import type {Variable} from '@site/src/data/catalogue/types';
import styles from './styles.module.css';

/** The unit of a variable. Energies stand out, because MeV and GeV are what people mix up. */
export function Unit({of}: {readonly of: Variable['unit']}): ReactNode {
  if (of === null) return 'unknown';
  if (of === 'none') return <span className={styles.none}>none</span>;
  return of === 'MeV' || of === 'GeV' ? (
    <strong className={styles.energy} data-unit={of}>
      {of}
    </strong>
  ) : (
    of
  );
}
