import type {ReactNode} from 'react';
import {RichText} from '@site/src/components/RichText';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import type {TableBlock} from '@site/src/data/lessons/schema';
import styles from './worksheet.module.css';

const isNumber = (cell: string): boolean => /^[−\d][\d,.–°%]*$/.test(cell);

/** A table with rules around each cell; what is empty is written by the class. */
export function SheetTable({caption, head, rows}: Omit<TableBlock, 'kind'>): ReactNode {
  const kindOf = (column: number): 'number' | undefined =>
    rows.some((row) => isNumber(row[column] ?? '')) ? 'number' : undefined;
  return (
    <ScrollRegion label={caption} className={styles.tableBox}>
      <table className={styles.table} data-search="skip">
        <caption>
          <RichText text={caption} />
        </caption>
        <thead>
          <tr>
            {head.map((name, column) => (
              <th key={column} scope="col" data-kind={kindOf(column)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column} data-kind={kindOf(column)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
