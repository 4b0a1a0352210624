import {useId, useMemo, useRef, useState, type ReactNode} from 'react';
import {SearchField} from '@site/src/components/SearchField';
import {focusOnce} from '@site/src/lib/focusOnce';
import {look, type View} from '../model/look';
import {orderOf} from '../model/order';
import {withoutFilters, type Query, type Sort} from '../model/query';
import {shownColumns, type FinderState, type Step} from '../model/state';
import type {Table} from '../model/table';
import {listRows, type ListedRows, type TableIndex} from '../model/tableIndex';
import {ColumnChooser} from './ColumnChooser';
import {FilterPanel} from './FilterPanel';
import styles from './Finder.module.css';
import {LoadFailure, NothingFits, UnreadNote} from './Notices';
import {RowsTable, type SoughtRow} from './RowsTable';
import {Selection} from './Selection';
import {StatusBar} from './StatusBar';

interface WordsFieldProps<Row> {
  readonly table: Table<Row>;
  readonly words: string;
  readonly onChange: (words: string) => void;
  /** Enter leads from the field to the rows. */
  readonly onEnter: () => void;
}

function WordsField<Row>({table, words, onChange, onEnter}: WordsFieldProps<Row>): ReactNode {
  const label = `Find ${table.noun.many} by words`;
  return (
    <div role="search" className={styles.words}>
      <SearchField
        aria-label={label}
        value={words}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        onChange={({target}) => onChange(target.value)}
        onKeyDown={({key}) => key === 'Enter' && onEnter()}
      />
    </div>
  );
}

/** The content of a picture of all rows, and the changes that it makes. */
export interface Overview<Row> {
  readonly rows: readonly Row[];
  /** Places of the rows that the filters keep. */
  readonly kept: readonly number[];
  readonly query: Query;
  readonly onChange: (query: Query, step?: Step) => void;
  /** Opens a row and moves the focus to it. */
  readonly onOpen: (place: number) => void;
}

/** Parts that pages add to the finder, made from all, the selected or the opened rows. */
export interface Slots<Row> {
  /** A picture of all rows above the table. */
  readonly renderOverview?: (overview: Overview<Row>) => ReactNode;
  readonly renderSelection?: (rows: readonly Row[]) => ReactNode;
  readonly renderDetail?: (row: Row) => ReactNode;
}

interface Props<Row> extends Slots<Row> {
  readonly table: Table<Row>;
  /** Undefined until all rows are there. */
  readonly index: TableIndex<Row> | undefined;
  readonly firstRows: readonly Row[];
  readonly total: number;
  readonly csvHref?: string | undefined;
  readonly state: FinderState;
  readonly unread: readonly string[];
  readonly hasFailed: boolean;
  readonly onChange: (state: FinderState, step: Step) => void;
  readonly onRetry: () => void;
}

/** Rows in order; nothing is said of what filters would leave. */
const unfiltered = <Row,>(listed: ListedRows<Row>, sort: Sort | null): View => ({
  places: Array.from(orderOf(listed, sort)),
  facets: [],
});

/** The finder in one state; it reports what the user changes. */
export function Finder<Row>(props: Props<Row>): ReactNode {
  const {table, index, firstRows, total, csvHref, state, unread, hasFailed, onChange} = props;
  const {query} = state;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLParagraphElement>(null);
  const [sought, setSought] = useState<SoughtRow>();
  const first = useMemo(() => listRows(table, firstRows), [table, firstRows]);
  const shown = index ?? first;
  const view = useMemo(
    () => (index ? look(index, query) : unfiltered(first, query.sort)),
    [index, first, query],
  );
  const {columns: chosenColumns} = state;
  const columns = useMemo(
    () => shownColumns(table, {columns: chosenColumns}),
    [table, chosenColumns],
  );
  const rows = (places: readonly number[]): readonly Row[] =>
    places.flatMap((place) => shown.rows.slice(place, place + 1));

  const changeQuery = (next: Query, step: Step = 'push'): void =>
    onChange({...state, query: next}, step);

  function toRows(): void {
    root.current?.querySelector<HTMLElement>('[data-control="name"][tabindex="0"]')?.focus();
  }

  /** For buttons that vanish when pressed: the focus moves to the status line with the result. */
  function changeQueryAndFocus(next: Query): void {
    changeQuery(next);
    focusOnce(summary.current);
  }

  function openRow(place: number): void {
    const id = shown.ids[place];
    if (id === undefined) return;
    const others = state.open.filter((other) => other !== id);
    onChange({...state, open: [...others, id]}, 'push');
    setSought({place});
  }

  return (
    <div ref={root} className={styles.finder}>
      {index &&
        props.renderOverview?.({
          rows: index.rows,
          kept: view.places,
          query,
          onChange: changeQuery,
          onOpen: openRow,
        })}
      <div className={styles.bar} data-without-javascript="hide">
        <WordsField
          table={table}
          words={query.words}
          onChange={(words) => changeQuery({...query, words}, 'replace')}
          onEnter={toRows}
        />
        <FilterPanel table={table} index={index} view={view} query={query} onChange={changeQuery} />
        <ColumnChooser
          table={table}
          columns={columns}
          onChange={(keys) => onChange({...state, columns: keys}, 'replace')}
        />
      </div>
      <UnreadNote unread={unread} table={table} />
      {hasFailed && (
        <LoadFailure
          table={table}
          count={firstRows.length}
          csvHref={csvHref}
          onRetry={props.onRetry}
        />
      )}
      <StatusBar
        table={table}
        index={index}
        query={query}
        found={view.places.length}
        foundRows={() => rows(view.places)}
        waiting={{shown: firstRows.length, total, isLoading: !hasFailed}}
        csvHref={csvHref}
        summary={summary}
        onChange={changeQuery}
        onClear={() => changeQueryAndFocus(withoutFilters(query))}
      />
      {index && view.places.length === 0 ? (
        <NothingFits index={index} query={query} onChange={changeQueryAndFocus} />
      ) : (
        <RowsTable
          id={id}
          listed={shown}
          isReady={index !== undefined}
          places={view.places}
          columns={columns}
          state={state}
          onChange={onChange}
          requested={sought}
          renderDetail={props.renderDetail}
        />
      )}
      {index && (
        <Selection index={index} state={state} onChange={onChange} summary={summary}>
          {props.renderSelection}
        </Selection>
      )}
    </div>
  );
}
