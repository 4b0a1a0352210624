import type {ReactNode} from 'react';
import type {Sort} from '../model/query';
import {isSortable, type Table} from '../model/table';
import styles from './Finder.module.css';

interface Props<Row> {
  readonly table: Table<Row>;
  readonly sort: Sort | null;
  readonly onChange: (sort: Sort | null) => void;
}

/** The order, where rows are cards and have no heads of columns to press. */
export function SortField<Row>({table, sort, onChange}: Props<Row>): ReactNode {
  const value = sort ? `${sort.descending ? '-' : '+'}${sort.key}` : '';
  return (
    <label className={styles.sort} data-without-javascript="hide">
      Sort by
      <select
        value={value}
        onChange={({target}) =>
          onChange(
            target.value === ''
              ? null
              : {key: target.value.slice(1), descending: target.value.startsWith('-')},
          )
        }
      >
        <option value="">{table.order ?? 'as published'}</option>
        {table.columns.filter(isSortable).flatMap(({key, label}) => [
          <option key={`+${key}`} value={`+${key}`}>
            {label}, ascending
          </option>,
          <option key={`-${key}`} value={`-${key}`}>
            {label}, descending
          </option>,
        ])}
      </select>
    </label>
  );
}
