import type {ReactNode} from 'react';
import {ArrowDown, ArrowUp} from 'lucide-react';
import {clsx} from 'clsx';
import {nextSort, type Sort} from '../model/query';
import type {FinderState, Step} from '../model/state';
import {countOf, headOf, isSortable, type Column, type Table} from '../model/table';
import styles from './RowsTable.module.css';

interface Props<Row> {
  readonly table: Table<Row>;
  readonly columns: readonly Column<Row>[];
  readonly isReady: boolean;
  readonly shownIds: () => readonly string[];
  readonly shownCount: number;
  readonly state: FinderState;
  readonly onChange: (state: FinderState, step: Step) => void;
}

function sortOf<Row>({key}: Column<Row>, sort: Sort | null) {
  if (sort?.key !== key) return undefined;
  return sort.descending ? 'descending' : 'ascending';
}

export function TableHead<Row>(props: Props<Row>): ReactNode {
  const {table, columns, isReady, shownIds, shownCount, state, onChange} = props;
  const {query, selected} = state;
  const shown = selected.length > 0 ? shownIds() : [];
  const chosen = new Set(selected);
  const chosenShown = shown.filter((id) => chosen.has(id)).length;
  const areAll = shownCount > 0 && chosenShown === shownCount;

  function selectShown(): void {
    const ids = shownIds();
    const others = selected.filter((id) => !ids.includes(id));
    onChange({...state, selected: areAll ? others : [...others, ...ids]}, 'replace');
  }

  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row" aria-rowindex={1}>
        <th role="columnheader" scope="col" className={styles.check}>
          {isReady ? (
            <label>
              <input
                type="checkbox"
                checked={areAll}
                ref={(box) => {
                  if (box) box.indeterminate = chosenShown > 0 && !areAll;
                }}
                onChange={selectShown}
              />
              <span className="visually-hidden">Select all {countOf(shownCount, table)} shown</span>
            </label>
          ) : (
            <span className="visually-hidden">Selection</span>
          )}
        </th>
        {columns.map((column) => {
          const sort = sortOf(column, query.sort);
          const Arrow = sort === 'descending' ? ArrowDown : ArrowUp;
          return (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              aria-sort={sort}
              data-pin={column === columns[0] || undefined}
              className={clsx(
                column === columns[0] && styles.name,
                column.kind === 'number' && styles.number,
              )}
            >
              {isReady && isSortable(column) ? (
                <button
                  type="button"
                  onClick={() =>
                    onChange(
                      {...state, query: {...query, sort: nextSort(query.sort, column.key)}},
                      'push',
                    )
                  }
                >
                  {headOf(column)}
                  <Arrow aria-hidden="true" className={clsx(styles.arrow, sort && styles.isOn)} />
                </button>
              ) : (
                headOf(column)
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
