import type {ReactNode} from 'react';
import {flagMeanings, type Flag} from '@site/src/data/catalogue';
import styles from './Warning.module.css';

interface Props {
  /** The flagged item, if the page shows several. */
  readonly name?: string;
  readonly row: {readonly flag: Flag | null; readonly reason: string | null};
}

/** Why a row of the catalogue needs a second look; nothing for one that needs none. */
export function Warning({name, row: {flag, reason}}: Props): ReactNode {
  if (flag === null) return null;
  const meaning = flagMeanings[flag];
  return (
    <p className={styles.warning}>
      {name && (
        <>
          <code>{name}</code>:{' '}
        </>
      )}
      <strong>
        {meaning.charAt(0).toUpperCase()}
        {meaning.slice(1)}.
      </strong>{' '}
      {reason}
    </p>
  );
}
