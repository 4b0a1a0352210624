import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** In em: a line of text, and below it the marks. */
export const rowHeight = 3.3;

interface Props {
  /** From 0, from the top. */
  readonly index: number;
  readonly name: string;
  /** Whether the name is one of files or of code. */
  readonly isCode?: boolean;
  /** Said more softly after the name. */
  readonly detail?: string;
  /** At the right end of the line. */
  readonly value?: string;
  /** Marks, around a height of zero. */
  readonly children?: ReactNode;
}

/** A named line of a chart, with its marks below the name. */
export function Row({index, name, isCode, detail, value, children}: Props): ReactNode {
  return (
    <svg y={`${index * rowHeight}em`} className={styles.row}>
      <text x="0" y="1.2em">
        <tspan className={isCode ? styles.code : styles.name}>{name}</tspan>
        {detail && <tspan className={styles.soft}>{` ${detail}`}</tspan>}
      </text>
      {value && (
        <text x="100%" y="1.2em" textAnchor="end">
          {value}
        </text>
      )}
      <svg y="2.15em" className={styles.row}>
        {children}
      </svg>
    </svg>
  );
}
