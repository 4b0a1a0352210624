import {useId, type ReactNode} from 'react';
import {
  Below,
  Bytes,
  cellStyles,
  DoiLink,
  doiPrefix,
  RecordLink,
  Selection,
} from '@site/src/components/FactCells';
import {ColumnHeads} from '@site/src/components/ColumnHeads';
import {NoteList, NoteMark, notesOn} from '@site/src/components/TableNotes';
import {collections} from '@site/src/data/catalogue/collections';
import {recordOf} from '@site/src/data/catalogue/records';
import type {Collection} from '@site/src/data/catalogue/types';
import {archiveBytes, singleFileBytes} from '@site/src/lib/collectionSizes';
import {Table} from '../Table';

const notes = notesOn(collections);

interface FilesProps {
  readonly files: number;
  readonly bytes: number;
}

function Files({files, bytes}: FilesProps): ReactNode {
  return (
    <td className={cellStyles.number}>
      <Bytes of={bytes} />{' '}
      <Below>
        {files} {files === 1 ? 'file' : 'files'}
      </Below>
    </td>
  );
}

function Row({collection, table}: {readonly collection: Collection; readonly table: string}) {
  const {name, selection, record} = collection;
  return (
    <tr>
      <th scope="row" className={cellStyles.name}>
        <code>{name}</code>
        <NoteMark letter={notes.letterOf(collection)} table={table} />
      </th>
      <td className={cellStyles.words}>
        <Selection words={selection} />
      </td>
      <td className={cellStyles.fixed}>
        <RecordLink id={record} />{' '}
        <Below>
          <DoiLink doi={recordOf(record).doi} />
        </Below>
      </td>
      <Files files={collection.dataFiles} bytes={collection.dataBytes} />
      <Files files={collection.mcFiles} bytes={collection.mcBytes} />
      <Files files={collection.zipFiles} bytes={collection.zipBytes} />
    </tr>
  );
}

/** The collections of the 2020 release. */
export function CollectionTable(): ReactNode {
  const table = useId();
  return (
    <>
      <Table aria-label="Collections of the 2020 release">
        <ColumnHeads
          of={[
            'Collection',
            'Selection',
            'Record, DOI',
            ['Data', 'number'],
            ['Simulation', 'number'],
            ['Archives', 'number'],
          ]}
        />
        <tbody>
          {collections.map((collection) => (
            <Row key={collection.name} collection={collection} table={table} />
          ))}
        </tbody>
      </Table>
      <p className={cellStyles.note}>
        Download either the individual data and simulation files (<Bytes of={singleFileBytes} /> in
        all) or the archives (<Bytes of={archiveBytes} />
        ), which contain the same files. The records do not state event counts. Each DOI begins with{' '}
        <code>{doiPrefix}</code>, followed by the suffix in the table.
      </p>
      <NoteList notes={notes} table={table} />
    </>
  );
}
