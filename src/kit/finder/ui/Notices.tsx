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

/** The live region stands from the start: what comes into it is read out. */
export function UnreadNote<Row>({table, unread}: UnreadProps<Row>): ReactNode {
  const names = Array.from(new Set(unread.map((name) => nameParameter(table, name))));
  return (
    <div role="status">
      {names.length > 0 && (
        <p className={styles.note}>
          <strong>Part of this address could not be read</strong> ({names.join(', ')}). It may have
          been cut when it was copied, or the table has changed since. What could be read is set;
          the rest is as at first.
        </p>
      )}
    </div>
  );
}

interface FailureProps<Row> {
  readonly table: Table<Row>;
  readonly count: number;
  readonly csvHref: string;
  readonly onRetry: () => void;
}

export function LoadFailure<Row>({table, count, csvHref, onRetry}: FailureProps<Row>): ReactNode {
  return (
    <div role="alert" className={styles.note}>
      <p>
        <strong>The table did not arrive.</strong> Perhaps the connection broke. Below are the first{' '}
        {countOf(count, table)}; the whole table is also <a href={csvHref}>a CSV file</a>.
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

/** Says which filter to give up, and does it. */
export function NothingFits<Row>({index, query, onChange}: NothingProps<Row>): ReactNode {
  const {table, rows} = index;
  const ways = relaxations(index, query);
  const labelOf = (key: string): string =>
    key === 'words' ? 'the words' : (table.columns.find((c) => c.key === key)?.label ?? key);
  return (
    <div className={styles.nothing}>
      <p>
        <strong>No {table.noun.one} fits all of this.</strong>{' '}
        {ways.length > 0
          ? 'Giving up one of them is enough:'
          : 'More than one filter is in the way.'}
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
