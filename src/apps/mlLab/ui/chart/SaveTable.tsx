import {useContext, type ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import {csvText} from '@site/src/lib/csv';
import {saveFile} from '@site/src/lib/saveFile';
import styles from './chart.module.css';
import {Origin} from './origin';
import type {TableData} from './spec';

interface Props {
  readonly table: TableData;
  /** Ends the name of the file. */
  readonly name: string;
}

/** A table as a file. */
export function SaveTable({table, name}: Props): ReactNode {
  const {file} = useContext(Origin);
  const save = (): void =>
    saveFile(`${file}-${name}.csv`, 'text/csv', csvText(table.head, table.rows));
  return (
    <p className={styles.saves}>
      <SmallButton onClick={save}>Save as CSV</SmallButton>
    </p>
  );
}
