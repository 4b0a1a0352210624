import type {ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import {everything, type Query} from '../model/query';
import {relaxations} from '../model/relax';
import {countOf, type Table} from '../model/table';
import type {TableIndex} from '../model/tableIndex';
import {nameParameter} from './nameParameter';
import styles from './Notices.module.css';

interface UnreadProps<Row> {
  readonly table: Table<Row>;
  readonly unread: readonly string[];
}

/** The live region is always present, so that a message in it is announced. */
export function UnreadNote<Row>({table, unread}: UnreadProps<Row>): ReactNode {
  const names = Array.from(new Set(unread.map((name) => nameParameter(table, name))));
  return (
    <div role="status">
      {names.length > 0 && (
        <p className={styles.note}>
          <strong>Part of this link could not be read</strong> ({names.join(', ')}). It may be
          incomplete, or the table may have changed. All other settings were restored.
        </p>
      )}
    </div>
  );
}

interface FailureProps<Row> {
  readonly table: Table<Row>;
  readonly count: number;
  readonly csvHref: string | undefined;
  readonly onRetry: () => void;
}

export function LoadFailure<Row>({table, count, csvHref, onRetry}: FailureProps<Row>): ReactNode {
  return (
    <div role="alert" className={styles.note}>
      <p>
        <strong>Could not load the table.</strong> The connection may have been lost. Below are the
        first {countOf(count, table)}
        {csvHref !== undefined && (
          <>
            ; the whole table is also available as <a href={csvHref}>a CSV file</a>
          </>
        )}
        .
      </p>
      <SmallButton onClick={onRetry}>Retry</SmallButton>
    </div>
  );
}

interface NothingProps<Row> {
  readonly index: TableIndex<Row>;
  readonly query: Query;
  readonly onChange: (query: Query) => void;
}

/** Proposes a filter to remove, and removes it. */
export function NothingFits<Row>({index, query, onChange}: NothingProps<Row>): ReactNode {
  const {table, rows} = index;
  const ways = relaxations(index, query);
  const labelOf = (key: string): string =>
    key === 'words' ? 'the search text' : (table.columns.find((c) => c.key === key)?.label ?? key);
  return (
    <div className={styles.nothing}>
      <p>
        <strong>No {table.noun.one} matches all filters.</strong>{' '}
        {ways.length > 0 ? 'Remove one of them:' : 'Remove more than one filter.'}
      </p>
      <ul role="list">
        {ways.map(({key, query: next, count}) => (
          <li key={key}>
            <SmallButton onClick={() => onChange(next)}>
              Without {labelOf(key)}: {countOf(count, table)}
            </SmallButton>
          </li>
        ))}
        <li>
          <SmallButton onClick={() => onChange({...everything, sort: query.sort})}>
            Show all {countOf(rows.length, table)}
          </SmallButton>
        </li>
      </ul>
    </div>
  );
}
