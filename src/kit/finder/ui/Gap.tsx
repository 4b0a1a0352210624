import type {ReactNode} from 'react';
import styles from './RowsTable.module.css';

interface Props {
  /** In CSS pixels. */
  readonly height: number;
  readonly columns: number;
}

/** Stands for rows that are not drawn. */
export function Gap({height, columns}: Props): ReactNode {
  return (
    <tbody aria-hidden="true" className={styles.gap}>
      <tr>
        <td colSpan={columns + 1} style={{height}} />
      </tr>
    </tbody>
  );
}
