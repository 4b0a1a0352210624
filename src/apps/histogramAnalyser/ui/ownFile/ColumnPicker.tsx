import {useId, useState, type ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import {formatCount, formatCountOf} from '@site/src/kit/format/numbers';
import userFile from '@site/src/kit/userFile/userFile.module.css';
import {limits} from '../../model/ownFile/limits';
import {
  initialColumnRequests,
  columnRequestName,
  type Contents,
  type SourceTable,
  type ColumnRequest,
  type SourceColumn,
} from '../../model/ownFile/source';
import styles from './OwnFile.module.css';

interface WishRowProps {
  readonly column: SourceColumn;
  readonly wishes: readonly ColumnRequest[];
  readonly onChange: (wishes: readonly ColumnRequest[]) => void;
}

const ordinals = ['first', 'second', 'third', 'fourth'];

/** Values that a list offers; elements that an event does not have are missing. */
const takes: readonly (readonly [ColumnRequest['take'], string])[] = [
  ...ordinals.map((word, place) => [place, `${word} value`] as const),
  ['length', 'number of values'],
];

/** A column with its box; a list has one for each entry that is offered. */
function WishRow({column: {name, type, kind}, wishes, onChange}: WishRowProps): ReactNode {
  const has = (take: ColumnRequest['take']): boolean =>
    wishes.some((wish) => wish.column === name && wish.take === take);
  const toggle = (take: ColumnRequest['take']): void => {
    const others = wishes.filter((wish) => wish.column !== name || wish.take !== take);
    onChange(has(take) ? others : [...wishes, {column: name, take}]);
  };
  if (kind !== 'numbers') {
    return (
      <li>
        <label className={styles.box}>
          <input type="checkbox" checked={has('value')} onChange={() => toggle('value')} />
          <code>{name}</code> <span className={userFile.quiet}>{type}</span>
        </label>
      </li>
    );
  }
  return (
    <li>
      <fieldset className={styles.list}>
        <legend>
          <code>{name}</code>{' '}
          <span className={userFile.quiet}>{type}, several values per event</span>
        </legend>
        {takes.map(([take, words]) => (
          <label key={words} className={styles.box}>
            <input type="checkbox" checked={has(take)} onChange={() => toggle(take)} />
            {words}
          </label>
        ))}
      </fieldset>
    </li>
  );
}

interface Props {
  readonly contents: Contents;
  readonly onRead: (path: string, wishes: readonly ColumnRequest[]) => void;
  readonly onCancel: () => void;
}

/** Columns that are chosen at first. */
const firstColumns = 24;

const tableText = ({path, rows, columns}: SourceTable): string =>
  `${path}: ${formatCountOf(rows, 'row')}, ${formatCountOf(columns.length, 'column')}`;

/** Of a tree or a Parquet file those columns that are worth their memory; of lists an entry or the length. */
export function ColumnPicker({contents, onRead, onCancel}: Props): ReactNode {
  const id = useId();
  const {tables} = contents;
  const [path, setPath] = useState(tables[0]?.path ?? '');
  const table = tables.find((one) => one.path === path);
  const [wishes, setWishes] = useState(() =>
    table ? initialColumnRequests(table, firstColumns) : [],
  );
  if (!table) return null;
  const left = table.columns.filter(({kind}) => kind === 'other');
  const isTooMuch = wishes.length > limits.columns || wishes.length * table.rows > limits.cells;
  return (
    <div className={styles.form}>
      {tables.length > 1 && (
        <label className={styles.field} htmlFor={`${id}-tree`}>
          Tree
          <select
            id={`${id}-tree`}
            value={path}
            onChange={({target}) => {
              const next = tables.find((one) => one.path === target.value);
              setPath(target.value);
              setWishes(next ? initialColumnRequests(next, firstColumns) : []);
            }}
          >
            {tables.map((one) => (
              <option key={one.path} value={one.path}>
                {tableText(one)}
              </option>
            ))}
          </select>
        </label>
      )}
      <p role="status">
        {formatCountOf(wishes.length, 'column')} of {formatCountOf(table.rows, 'row')}{' '}
        {wishes.length === 1 ? 'is' : 'are'} chosen
        {isTooMuch &&
          `: too many; the limits are ${limits.columns} columns and ${formatCount(limits.cells)} numbers`}
        .
      </p>
      <p className={styles.buttons}>
        <SmallButton onClick={() => setWishes([])}>Deselect all</SmallButton>
        <SmallButton onClick={() => setWishes(initialColumnRequests(table, limits.columns))}>
          Select all
        </SmallButton>
      </p>
      <ul className={styles.columns} role="list">
        {table.columns
          .filter(({kind}) => kind !== 'other')
          .map((column) => (
            <WishRow key={column.name} column={column} wishes={wishes} onChange={setWishes} />
          ))}
      </ul>
      {left.length > 0 && (
        <p className={userFile.quiet}>
          Skipped, because they contain objects: {left.map(({name}) => name).join(', ')}.
        </p>
      )}
      <p className={styles.buttons}>
        <button
          type="button"
          className="button button--primary"
          disabled={wishes.length === 0 || isTooMuch}
          onClick={() => onRead(path, wishes)}
        >
          Read{' '}
          {wishes.length === 1
            ? columnRequestName(wishes[0] as ColumnRequest)
            : `${wishes.length} columns`}
        </button>
        <button type="button" className="button button--secondary" onClick={onCancel}>
          Open a different file
        </button>
      </p>
    </div>
  );
}
