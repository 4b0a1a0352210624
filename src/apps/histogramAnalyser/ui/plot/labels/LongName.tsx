import type {ReactNode} from 'react';
import {Quantity} from '@site/src/plot/symbol';
import type {HistogramDescription} from '../../../model/description';
import styles from '../compact.module.css';
import {headNames} from './headLabels';

interface LongNameProps {
  readonly histogram: HistogramDescription;
  /** The cut in short, if there is one. */
  readonly chip?: string | undefined;
  /** The width of the panel, in pixels. */
  readonly width: number;
}

/** The name of a plot and its symbol, as far as the panel has room for both. */
export function LongName({histogram, chip, width}: LongNameProps): ReactNode {
  const {name, hasSymbol} = headNames(histogram, chip, width);
  return (
    <>
      {name && <span className={styles.name}>{name}</span>}
      {hasSymbol && (
        <span className={name ? styles.symbol : styles.name}>
          <Quantity label={histogram.label} unit={histogram.unit} />
        </span>
      )}
    </>
  );
}
