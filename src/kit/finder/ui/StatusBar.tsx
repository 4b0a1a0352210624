import type {ReactNode, RefObject} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import {formatCount} from '@site/src/kit/format/numbers';
import {isFiltered, type Query, type Sort} from '../model/query';
import {countOf, type Table, isSortable} from '../model/table';
import type {TableIndex} from '../model/tableIndex';
import {Downloads} from './Downloads';
import styles from './Finder.module.css';

interface SortFieldProps<Row> {
  readonly table: Table<Row>;
  readonly sort: Sort | null;
  readonly onChange: (sort: Sort | null) => void;
}

/** The order, where rows are cards and have no heads of columns to press. */
function SortField<Row>({table, sort, onChange}: SortFieldProps<Row>): ReactNode {
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

interface Props<Row> {
  readonly table: Table<Row>;
  readonly index: TableIndex<Row> | undefined;
  readonly query: Query;
  readonly found: number;
  readonly foundRows: () => readonly Row[];
  /** The status until there is an index. */
  readonly waiting: {readonly shown: number; readonly total: number; readonly isLoading: boolean};
  readonly csvHref: string | undefined;
  readonly summary: RefObject<HTMLParagraphElement | null>;
  readonly onChange: (query: Query) => void;
  readonly onClear: () => void;
}

/** The number of rows, announced when it changes, and buttons for them. */
export function StatusBar<Row>(props: Props<Row>): ReactNode {
  const {table, index, query, found, foundRows, waiting, csvHref, summary} = props;
  const {onChange, onClear} = props;
  const areFewer = index !== undefined && isFiltered(query);
  return (
    <div className={styles.bar}>
      <p ref={summary} className={styles.summary} role="status">
        {areFewer && `${formatCount(found)} of `}
        {!index && `The first ${waiting.shown} of `}
        {countOf(index ? index.rows.length : waiting.total, table)}
        {!index && waiting.isLoading && (
          <span className={styles.waiting} data-without-javascript="hide">
            {' '}
            Loading the rest …
          </span>
        )}
      </p>
      <SmallButton hidden={!areFewer} onClick={onClear}>
        Clear filters
      </SmallButton>
      <SortField table={table} sort={query.sort} onChange={(sort) => onChange({...query, sort})} />
      {(!index || found > 0) && (
        <Downloads
          table={table}
          rows={index && foundRows}
          extent={areFewer ? 'filtered' : 'all'}
          csvHref={csvHref}
        />
      )}
    </div>
  );
}
