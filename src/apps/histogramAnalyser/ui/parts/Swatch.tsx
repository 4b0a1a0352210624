import type {CSSProperties, ReactNode} from 'react';
import {processStyles, type ProcessStyleName} from '@site/src/data/processStyles';
import styles from './Swatch.module.css';

interface Props {
  readonly look: ProcessStyleName;
  /** For signal that is drawn as an outline. */
  readonly isOutlined?: boolean;
}

/** The colour and the pattern of a process, as in the plots. */
export function Swatch({look, isOutlined = false}: Props): ReactNode {
  const {colour, pattern} = processStyles[look];
  return (
    <span
      className={styles.swatch}
      data-pattern={isOutlined ? undefined : pattern}
      data-outlined={isOutlined || undefined}
      style={{'--colour': `var(--${colour})`} as CSSProperties}
      aria-hidden
    />
  );
}

/** The point of data, as in the plots. */
export function DataMark(): ReactNode {
  return <span className={styles.data} aria-hidden />;
}
