import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import {formatValue} from '../model/formatValue';
import {valueOf, type Flag, type Table} from '../model/table';
import styles from './RowDetail.module.css';

interface Props<Row> {
  readonly table: Table<Row>;
  readonly row: Row;
  readonly flags: readonly Flag[];
}

/** All fields of a row, including those of hidden columns. */
export function RowDetail<Row>({table, row, flags}: Props<Row>): ReactNode {
  return (
    <>
      {flags.map(({label, reason}) => (
        <p key={label} className={styles.flag}>
          <strong>{label}.</strong> {reason}
        </p>
      ))}
      <dl className={styles.fields}>
        {table.columns.map((column) => {
          const value = valueOf(row, column);
          return (
            <div key={column.key}>
              <dt>{column.label}</dt>
              <dd className={clsx(value === null && styles.unknown)}>
                {formatValue(value, column, 'detail')}
                {value !== null && column.unit !== undefined && `\u202f${column.unit}`}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
