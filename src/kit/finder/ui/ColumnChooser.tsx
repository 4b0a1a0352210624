import type {ReactNode} from 'react';
import {toggled} from '../model/query';
import type {Table} from '../model/table';
import styles from './FilterPanel.module.css';

interface Props<Row> {
  readonly table: Table<Row>;
  /** Keys of those that show. */
  readonly columns: readonly string[];
  readonly onChange: (columns: readonly string[]) => void;
}

/** Choice of the columns to show; the first cannot be hidden. */
export function ColumnChooser<Row>({table, columns, onChange}: Props<Row>): ReactNode {
  const [, ...others] = table.columns;
  return (
    <details className={styles.fold} data-without-javascript="hide">
      <summary>
        Columns
        <span className={styles.aside}>
          {' '}
          {columns.length} of {table.columns.length}
        </span>
      </summary>
      <fieldset className={styles.columns}>
        <legend className="visually-hidden">Columns of the table</legend>
        {others.map(({key, label}) => (
          <label key={key} className={styles.option}>
            <input
              type="checkbox"
              checked={columns.includes(key)}
              onChange={() => onChange(toggled(columns, key))}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
