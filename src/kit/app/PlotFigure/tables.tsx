import {useContext, type ReactNode} from 'react';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import {SmallButton} from '@site/src/components/SmallButton';
import {saveFile} from '@site/src/lib/saveFile';
import plot from '@site/src/plot/plot.module.css';
import {PlotTable, tableCsv, type TableData} from '@site/src/plot/table';
import {PlotOrigin} from './origin';
import styles from './styles.module.css';

/** A table that scrolls where it is too large for its place. */
export function ScrollingTable({table}: {readonly table: TableData}): ReactNode {
  return (
    <ScrollRegion label={table.caption} className={plot.scroll ?? ''}>
      <PlotTable table={table} />
    </ScrollRegion>
  );
}

interface SaveTableProps {
  readonly table: TableData;
  /** Ends the name of the file. */
  readonly name: string;
}

/** The button that saves a table without a plot. */
export function SaveTable({table, name}: SaveTableProps): ReactNode {
  const {file} = useContext(PlotOrigin);
  return (
    <p className={styles.buttons}>
      <SmallButton onClick={() => saveFile(`${file}-${name}.csv`, 'text/csv', tableCsv(table))}>
        Save as CSV
      </SmallButton>
    </p>
  );
}
