import type {CSSProperties, ReactNode} from 'react';
import {RichText} from '@site/src/components/RichText';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import type {TableBlock} from '@site/src/data/lessons/schema';
import {plainText} from '@site/src/lib/text/plainFormula';
import styles from './worksheet.module.css';

const isNumber = (cell: string): boolean => /^[−\d][\d,.–°%]*$/.test(cell);

/** The text of a header cell; screen readers get formulas in words, because a cell needs a name. */
function HeadText({text}: {readonly text: string}): ReactNode {
  if (!text.includes('$')) return text;
  return (
    <>
      <span className="visually-hidden">{plainText(text)}</span>
      <span aria-hidden>
        <RichText text={text} />
      </span>
    </>
  );
}

/** A table with rules around each cell; what is empty is written by the class. */
export function SheetTable({caption, head, rows}: Omit<TableBlock, 'kind'>): ReactNode {
  const kindOf = (column: number): 'number' | undefined =>
    rows.some((row) => isNumber(row[column] ?? '')) ? 'number' : undefined;
  const name = plainText(caption);
  const length = {'--caption-length': name.length} as CSSProperties;
  return (
    <ScrollRegion label={name} className={styles.tableBox}>
      <table className={styles.table} style={length} data-search="skip">
        <caption>
          <RichText text={caption} />
        </caption>
        <thead>
          <tr>
            {head.map((text, column) => (
              <th key={column} scope="col" data-kind={kindOf(column)}>
                <HeadText text={text} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column} data-kind={kindOf(column)}>
                  <RichText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
