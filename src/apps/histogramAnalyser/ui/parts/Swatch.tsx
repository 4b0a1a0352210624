import type {CSSProperties, ReactNode} from 'react';
import {processLooks, type ProcessLookName} from '@site/src/data/processLooks';
import styles from './Swatch.module.css';

/** The colour and the pattern of a process, as in the plots. */
export function Swatch({look}: {readonly look: ProcessLookName}): ReactNode {
  const {colour, pattern} = processLooks[look];
  return (
    <span
      className={styles.swatch}
      data-pattern={pattern}
      style={{'--colour': `var(--${colour})`} as CSSProperties}
      aria-hidden
    />
  );
}

/** The point of data, as in the plots. */
export function DataMark(): ReactNode {
  return <span className={styles.data} aria-hidden />;
}
