/** The numbers of a plot, as a table on a page and as CSV. */
import type {ReactNode} from 'react';
import {formatSignificant} from '@site/src/kit/format/numbers';
import {csvText} from '@site/src/lib/csv';
import styles from './plot.module.css';
import {Quantity} from './symbol';

/** A bin; null is an open end. */
export interface Interval {
  readonly from: number | null;
  readonly to: number | null;
  readonly label?: string | undefined;
}

interface ValueWithError {
  readonly value: number;
  /** Standard error. */
  readonly error: number;
}

export type Cell = string | number | Interval | ValueWithError;

export interface TableData {
  /** What the numbers are. */
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell names its row, and so do intervals. */
  readonly rows: readonly (readonly Cell[])[];
}

const isInterval = (cell: Cell): cell is Interval => typeof cell === 'object' && 'from' in cell;
const isValueWithError = (cell: Cell): cell is ValueWithError =>
  typeof cell === 'object' && 'value' in cell;

function formatInterval({from, to, label}: Interval): string {
  if (label) return label;
  if (from === null) return `below ${formatSignificant(to ?? 0)}`;
  return to === null
    ? `${formatSignificant(from)} and above`
    : `${formatSignificant(from)} to ${formatSignificant(to)}`;
}

function formatCell(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return formatSignificant(cell);
  if (isInterval(cell)) return formatInterval(cell);
  return cell.error > 0
    ? `${formatSignificant(cell.value)} ± ${formatSignificant(cell.error, 3)}`
    : formatSignificant(cell.value);
}

/** The table of a plot. Whatever scrolls it stands around it. */
export function PlotTable({table: {caption, head, rows}}: {readonly table: TableData}): ReactNode {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, column) =>
              column === 0 || isInterval(cell) ? (
                <th key={head[column]} scope="row">
                  <Quantity label={formatCell(cell)} />
                </th>
              ) : (
                <td key={head[column]} data-kind={typeof cell === 'string' ? 'text' : 'number'}>
                  {formatCell(cell)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** All digits of the numbers. Intervals and measured values take two columns each. */
export function tableCsv({head, rows}: TableData): string {
  const [first = []] = rows;
  const header = head.flatMap((name, column) => {
    const cell = first[column] ?? '';
    if (isInterval(cell)) return [`${name} from`, `${name} to`];
    return isValueWithError(cell) ? [name, `uncertainty of ${name}`] : [name];
  });
  return csvText(
    header,
    rows.map((cells) =>
      cells.flatMap((cell) => {
        if (isInterval(cell)) return [cell.from, cell.to];
        return isValueWithError(cell) ? [cell.value, cell.error] : [cell];
      }),
    ),
  );
}
