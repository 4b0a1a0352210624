import {memo, type KeyboardEvent, type ReactNode} from 'react';
import {ChevronRight, TriangleAlert} from 'lucide-react';
import {clsx} from 'clsx';
import {Breakable} from '@site/src/components/Breakable';
import {formatValue} from '../model/formatValue';
import {headOf, nameOf, valueOf, type Column, type Table} from '../model/table';
import {RowDetail} from './RowDetail';
import styles from './RowsTable.module.css';

interface Props<Row> {
  readonly rowId: string;
  readonly domId: string;
  readonly table: Table<Row>;
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly position: number;
  readonly isReady: boolean;
  readonly isSelected: boolean;
  readonly isOpen: boolean;
  /** True if Tab reaches its controls. */
  readonly isStop: boolean;
  readonly measure: (element: Element | null) => void;
  readonly onEnter: (position: number) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onSelect: (rowId: string) => void;
  readonly onOpen: (rowId: string) => void;
  readonly renderDetail: ((row: Row) => ReactNode) | undefined;
}

function Cell<Row>({row, column}: {readonly row: Row; readonly column: Column<Row>}): ReactNode {
  const value = valueOf(row, column);
  return (
    <td
      role="cell"
      data-label={headOf(column)}
      className={clsx(column.kind === 'number' && styles.number, value === null && styles.unknown)}
    >
      {formatValue(value, column, 'table')}
    </td>
  );
}

interface CellsProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
}

/** Props that stay the same while a row moves up or down. */
const Cells = memo(function Cells<Row>({row, columns}: CellsProps<Row>): ReactNode {
  return columns.slice(1).map((column) => <Cell key={column.key} row={row} column={column} />);
}) as <Row>(props: CellsProps<Row>) => ReactNode;

function Group<Row>(props: Props<Row>): ReactNode {
  const {rowId, domId, table, row, columns, position, isReady, isSelected, isOpen, isStop} = props;
  const {measure, onEnter, onKey, onSelect, onOpen, renderDetail} = props;
  const name = nameOf(row, table);
  const flags = table.flagsOf?.(row) ?? [];
  const tabIndex = isStop ? 0 : -1;

  function press(event: KeyboardEvent): void {
    const isSpace = event.key === ' ';
    const isBox = event.currentTarget.tagName === 'INPUT';
    if (isSpace && !isBox) {
      event.preventDefault();
      if (!event.repeat) onSelect(rowId);
    } else if (event.key === 'Enter' && isBox) {
      event.preventDefault();
      onOpen(rowId);
    } else {
      onKey(event);
    }
  }

  return (
    <tbody
      ref={measure}
      role="rowgroup"
      data-index={position}
      className={clsx(styles.group, isSelected && styles.isSelected)}
    >
      <tr role="row" aria-rowindex={position + 2}>
        <td role="cell" className={styles.check}>
          {isReady && (
            <label>
              <input
                type="checkbox"
                data-control="check"
                checked={isSelected}
                tabIndex={tabIndex}
                onChange={() => onSelect(rowId)}
                onFocus={() => onEnter(position)}
                onKeyDown={press}
              />
              <span className="visually-hidden">Select {name}</span>
            </label>
          )}
        </td>
        <th role="rowheader" scope="row" className={styles.name} data-pin>
          {isReady ? (
            <button
              type="button"
              data-control="name"
              aria-expanded={isOpen}
              aria-controls={isOpen ? domId : undefined}
              tabIndex={tabIndex}
              onClick={() => onOpen(rowId)}
              onFocus={() => onEnter(position)}
              onKeyDown={press}
              // Firefox presses a button when Space is let go, whatever became of its way down.
              onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
            >
              <ChevronRight aria-hidden="true" className={styles.chevron} />
              <span>
                <Breakable name={name} />
              </span>
            </button>
          ) : (
            <span className={styles.waitingName} data-cut>
              <Breakable name={name} />
            </span>
          )}
          {flags.length > 0 && (
            <span className={styles.flag} title={flags.map(({label}) => label).join(', ')}>
              <TriangleAlert aria-hidden="true" />
              <span>
                {flags
                  .map(({label, reason}) => (isReady ? label : `${label}: ${reason}`))
                  .join(', ')}
              </span>
            </span>
          )}
        </th>
        <Cells row={row} columns={columns} />
      </tr>
      {isOpen && (
        <tr role="row" className={styles.detail}>
          <td role="cell" colSpan={columns.length + 1}>
            <div id={domId} className={styles.detailBox}>
              <RowDetail table={table} row={row} flags={flags} />
              {renderDetail?.(row)}
            </div>
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** A row with its details, which are measured as one. It is redrawn only when it changes. */
export const RowGroup = memo(Group) as typeof Group;
