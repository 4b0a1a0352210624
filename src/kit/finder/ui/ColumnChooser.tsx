import type {ReactNode} from 'react';
import {toggled} from '../model/query';
import type {Table} from '../model/table';
import {Drawer} from './Drawer';
import styles from './FilterPanel.module.css';

interface Props<Row> {
  readonly table: Table<Row>;
  /** Keys of those that show. */
  readonly columns: readonly string[];
  readonly onChange: (columns: readonly string[]) => void;
}

/** Choice of the columns to show, in a drawer; the first cannot be hidden. */
export function ColumnChooser<Row>({table, columns, onChange}: Props<Row>): ReactNode {
  const [, ...others] = table.columns;
  return (
    <Drawer
      title="Columns"
      aside={`${columns.length} of ${table.columns.length}`}
      renderActions={(close) => (
        <button type="button" className="button button--primary" onClick={close}>
          Show the table
        </button>
      )}
    >
      <fieldset className={styles.group}>
        <legend className="visually-hidden">Table columns</legend>
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
    </Drawer>
  );
}
