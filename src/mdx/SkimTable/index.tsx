import {useId, type ReactNode} from 'react';
import {
  Below,
  Bytes,
  cellStyles,
  Count,
  RecordLink,
  Selection,
} from '@site/src/components/FactCells';
import {ColumnHeads} from '@site/src/components/ColumnHeads';
import {NoteList, NoteMark, notesOn} from '@site/src/components/TableNotes';
import {recordOf} from '@site/src/data/catalogue/records';
import {skims} from '@site/src/data/catalogue/skims';
import {totalsOf} from '@site/src/data/catalogue/totals';
import type {Skim} from '@site/src/data/catalogue/types';
import {Table} from '../Table';
import styles from './styles.module.css';

const notes = notesOn(skims);

function RecordCells({name, id}: {readonly name: string; readonly id: number}): ReactNode {
  const {events, bytes} = recordOf(id);
  return (
    <>
      <th scope="row" className={styles.kind}>
        {name}
      </th>
      <td>
        <RecordLink id={id} />
      </td>
      <td className={cellStyles.number}>
        <Count of={events} />
      </td>
      <td className={cellStyles.number}>
        <Bytes of={bytes} />
      </td>
    </>
  );
}

/** Two rows, for data and for simulation. */
function Rows({skim, table}: {readonly skim: Skim; readonly table: string}): ReactNode {
  const {name, selection, dataRecord, mcRecord} = skim;
  const download = totalsOf([recordOf(dataRecord), recordOf(mcRecord)]);
  return (
    <tbody>
      <tr className={styles.first}>
        <th scope="rowgroup" rowSpan={2} className={cellStyles.name}>
          <code>{name}</code>
          <NoteMark letter={notes.letterOf(skim)} table={table} />
        </th>
        <td rowSpan={2} className={cellStyles.words}>
          <Selection words={selection} />{' '}
          <Below>
            full download: <Count of={download.files} /> files, <Bytes of={download.bytes} />
          </Below>
        </td>
        <RecordCells name="data" id={dataRecord} />
      </tr>
      <tr className={styles.second}>
        <RecordCells name="simulation" id={mcRecord} />
      </tr>
    </tbody>
  );
}

/** The skims of the 2025 release. */
export function SkimTable(): ReactNode {
  const table = useId();
  return (
    <>
      <Table aria-label="Skims of the 2025 release">
        <ColumnHeads
          of={['Skim', 'Selection', 'Of', 'Record', ['Events', 'number'], ['Size', 'number']]}
        />
        {skims.map((skim) => (
          <Rows key={skim.name} skim={skim} table={table} />
        ))}
      </Table>
      <p className={cellStyles.note}>
        The record of a skim lists its files for download. Skims overlap: use one, and never add up
        their event counts.
      </p>
      <NoteList notes={notes} table={table} />
    </>
  );
}
