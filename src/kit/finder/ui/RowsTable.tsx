import {useCallback, useEffect, useMemo, useRef, type ReactNode} from 'react';
import {useScrollEdges} from '@site/src/hooks/useScrollEdges';
import {useStable} from '@site/src/hooks/useStable';
import {toggled} from '../model/query';
import type {FinderState, Step} from '../model/state';
import type {Column} from '../model/table';
import type {ListedRows} from '../model/tableIndex';
import {useVirtualRows, type DrawnRow} from './adapter';
import {RowGroup} from './RowGroup';
import styles from './RowsTable.module.css';
import {TableHead} from './TableHead';
import {useRowKeys} from './useRowKeys';

interface GapProps {
  /** In CSS pixels. */
  readonly height: number;
  readonly columns: number;
}

/** Stands for rows that are not drawn. */
function Gap({height, columns}: GapProps): ReactNode {
  return (
    <tbody aria-hidden="true" className={styles.gap}>
      <tr>
        <td colSpan={columns + 1} style={{height}} />
      </tr>
    </tbody>
  );
}

/** A row to which the focus moves, once for each object. */
export interface SoughtRow {
  readonly place: number;
}

interface Props<Row> {
  readonly id: string;
  readonly listed: ListedRows<Row>;
  /** True once all rows are loaded; until then nothing can be pressed. */
  readonly isReady: boolean;
  readonly places: readonly number[];
  readonly columns: readonly string[];
  readonly state: FinderState;
  readonly onChange: (state: FinderState, step: Step) => void;
  readonly requested?: SoughtRow | undefined;
  readonly renderDetail: ((row: Row) => ReactNode) | undefined;
}

/** Up to so many rows are all drawn, which lets the browser find in them and print them. */
const maxDrawn = 60;

const scrolls = {tabIndex: 0, role: 'region'};
const checkWidth = 2.75;
const usualWidth = 8;

const widthOf = <Row,>({width = usualWidth}: Column<Row>): number => width;

export function RowsTable<Row>(props: Props<Row>): ReactNode {
  const {
    id,
    listed,
    isReady,
    places,
    columns: keys,
    state,
    onChange,
    requested,
    renderDetail,
  } = props;
  const {table, rows, ids} = listed;
  const scroller = useRef<HTMLDivElement>(null);
  const idAt = useCallback(
    (position: number): string => ids[places[position] ?? 0] ?? '',
    [ids, places],
  );
  const rowKeys = useRowKeys({scroller, places});
  const virtual = useVirtualRows({
    count: places.length > maxDrawn ? places.length : 0,
    scroller,
    kept: rowKeys.active,
    keyOf: idAt,
  });
  const {scrollToTop} = virtual;
  useEffect(scrollToTop, [places, scrollToTop]);
  const seek = useStable(({place}: SoughtRow) => rowKeys.seek(places.indexOf(place)));
  useEffect(() => {
    if (requested) seek(requested);
  }, [requested, seek]);
  const drawn: readonly DrawnRow[] =
    places.length > maxDrawn
      ? virtual.drawn
      : places.map((_, position) => ({position, gapBefore: 0}));
  const columns = useMemo(() => table.columns.filter(({key}) => keys.includes(key)), [table, keys]);
  const width = columns.reduce((sum, column) => sum + widthOf(column), checkWidth);

  const select = useStable((rowId: string) =>
    onChange({...state, selected: toggled(state.selected, rowId)}, 'replace'),
  );
  const open = useStable((rowId: string) =>
    onChange({...state, open: toggled(state.open, rowId)}, 'replace'),
  );
  const enter = useStable(rowKeys.enter);
  const move = useStable(rowKeys.move);

  return (
    <>
      <div
        ref={scroller}
        className={styles.region}
        aria-label={`${table.caption}, scrollable table`}
        {...scrolls}
        {...useScrollEdges(scroller)}
      >
        <table
          role="table"
          className={styles.table}
          style={{minWidth: `${width}rem`}}
          aria-rowcount={places.length + 1}
          aria-describedby={isReady ? `${id}keys` : undefined}
        >
          <caption className="visually-hidden">{table.caption}</caption>
          <colgroup>
            <col style={{width: `${checkWidth}rem`}} />
            {columns.map((column) => (
              <col key={column.key} style={{width: `${widthOf(column)}rem`}} />
            ))}
          </colgroup>
          <TableHead
            table={table}
            columns={columns}
            isReady={isReady}
            shownIds={() => places.map((place) => ids[place] ?? '')}
            shownCount={places.length}
            state={state}
            onChange={onChange}
          />
          {drawn.flatMap(({position, gapBefore}) => {
            const place = places[position];
            const row = place === undefined ? undefined : rows[place];
            if (row === undefined) return [];
            const rowId = idAt(position);
            return [
              gapBefore > 0 && (
                <Gap key={`gap${rowId}`} height={gapBefore} columns={columns.length} />
              ),
              <RowGroup
                key={rowId}
                rowId={rowId}
                domId={`${id}${rowId}`}
                table={table}
                row={row}
                columns={columns}
                position={position}
                isReady={isReady}
                isSelected={state.selected.includes(rowId)}
                isOpen={state.open.includes(rowId)}
                isStop={position === rowKeys.active}
                measure={virtual.measure}
                onEnter={enter}
                onKey={move}
                onSelect={select}
                onOpen={open}
                renderDetail={renderDetail}
              />,
            ];
          })}
          {drawn.length < places.length && virtual.gapAfter > 0 && (
            <Gap height={virtual.gapAfter} columns={columns.length} />
          )}
        </table>
      </div>
      {isReady && (
        <p id={`${id}keys`} className={styles.keys}>
          Keyboard: within the rows, use the arrow keys, Home and End to move, Enter to open a row
          and Space to select it.
        </p>
      )}
    </>
  );
}
