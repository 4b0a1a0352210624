import type {ReactNode} from 'react';
import {
  Bytes,
  cellStyles,
  Count,
  DoiLink,
  FileName,
  LicenceLink,
  RecordLink,
} from '@site/src/components/FactCells';
import {NoteMark} from '@site/src/components/TableNotes';
import type {Totals} from '@site/src/data/catalogue/totals';
import type {CatalogueRecord} from '@site/src/data/catalogue/types';

const columns = 7;

export function GroupRow({name}: {readonly name: string}): ReactNode {
  return (
    <tr>
      <th scope="rowgroup" colSpan={columns} className={cellStyles.group}>
        {name}
      </th>
    </tr>
  );
}

interface RecordProps {
  readonly record: CatalogueRecord;
  readonly note: string | undefined;
  readonly table: string;
}

/** Software and documents have no events, which is not the same as unknown. */
function Events({record: {kind, events}}: Pick<RecordProps, 'record'>): ReactNode {
  const hasEvents = kind === 'data' || kind === 'mc' || kind === 'data+mc';
  return hasEvents ? <Count of={events} /> : 'none';
}

export function RecordRow({record, note, table}: RecordProps): ReactNode {
  const {id, level, title, collection, dsid, files, bytes, doi, licence} = record;
  return (
    <tr>
      <th scope="row" className={cellStyles.name}>
        <RecordLink id={id} />
      </th>
      <td className={cellStyles.words}>
        {level === 'summary' ? title : <FileName name={collection} />}
        {dsid !== null && <span className={cellStyles.soft}> sample {dsid}</span>}
        <NoteMark letter={note} table={table} />
      </td>
      <td className={cellStyles.number}>
        <Events record={record} />
      </td>
      <td className={cellStyles.number}>
        <Count of={files} />
      </td>
      <td className={cellStyles.number}>
        <Bytes of={bytes} />
      </td>
      <td className={cellStyles.fixed}>
        <DoiLink doi={doi} />
      </td>
      <td className={cellStyles.fixed}>
        <LicenceLink licence={licence} record={id} />
      </td>
    </tr>
  );
}

interface SumProps {
  readonly name: string;
  readonly totals: Totals;
  readonly isLast?: boolean;
}

export function SumRow({name, totals, isLast}: SumProps): ReactNode {
  return (
    <tr className={isLast ? `${cellStyles.sum} ${cellStyles.total}` : cellStyles.sum}>
      <th scope="row" colSpan={2}>
        {name}
      </th>
      <td className={cellStyles.number}>
        <Count of={totals.events} />
      </td>
      <td className={cellStyles.number}>
        <Count of={totals.files} />
      </td>
      <td className={cellStyles.number}>
        <Bytes of={totals.bytes} />
      </td>
      <td colSpan={2}>{totals.records} records</td>
    </tr>
  );
}
