import type {ReactNode} from 'react';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import {Quantity} from '../parts/Quantity';
import styles from './chart.module.css';
import type {Cell, TableData} from './spec';

interface Props {
  readonly table: TableData;
}

const textOf = (cell: Cell): string =>
  typeof cell === 'number'
    ? Number(cell.toPrecision(5)).toLocaleString('en-GB', {maximumFractionDigits: 6})
    : cell;

/** Numbers of a chart; the first cell of a row names it. */
export function DataTable({table: {caption, head, rows}}: Props): ReactNode {
  return (
    <ScrollRegion label={caption} className={styles.scroll ?? ''}>
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
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{name !== undefined && <Quantity label={textOf(name)} />}</th>
              {cells.map((cell, column) => (
                <td key={head[column + 1]} data-kind={typeof cell}>
                  {textOf(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
