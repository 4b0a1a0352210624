import type {ReactNode} from 'react';
import {SmallButton, smallButton} from '@site/src/components/SmallButton';
import {fileNameOf, toCsv, toJson, type Extent} from '../model/download';
import type {Table} from '../model/table';
import {saveFile} from '@site/src/lib/saveFile';
import styles from './Finder.module.css';

interface Props<Row> {
  readonly table: Table<Row>;
  /** Undefined until all rows are there. */
  readonly rows: (() => readonly Row[]) | undefined;
  readonly extent: Extent;
  /** The whole table as a file, if that is what is offered. */
  readonly csvHref?: string | undefined;
}

const meaning: Readonly<Record<Extent, string>> = {
  all: 'all rows',
  filtered: 'matching rows',
  selected: 'selected rows',
};

/** The rows as files; the whole table is a link, which needs no JavaScript. */
export function Downloads<Row>({table, rows, extent, csvHref}: Props<Row>): ReactNode {
  const what = `${meaning[extent]} as`;
  return (
    <p className={styles.downloads}>
      Download {what}{' '}
      {csvHref !== undefined && (extent === 'all' || !rows) ? (
        <a className={smallButton} href={csvHref} download>
          CSV
        </a>
      ) : (
        <SmallButton
          onClick={() =>
            saveFile(fileNameOf(table, extent, 'csv'), 'text/csv', toCsv(table, rows?.() ?? []))
          }
        >
          CSV
        </SmallButton>
      )}
      {rows && (
        <SmallButton
          onClick={() =>
            saveFile(fileNameOf(table, extent, 'json'), 'application/json', toJson(table, rows()))
          }
        >
          JSON
        </SmallButton>
      )}
    </p>
  );
}
