import {useId, type ReactNode} from 'react';
import {ColumnHeads} from '@site/src/components/ColumnHeads';
import {
  cellStyles,
  doiPrefix,
  RecordLink,
  Bytes,
  Count,
  DoiLink,
  FileName,
  LicenceLink,
} from '@site/src/components/FactCells';
import {NoteList, notesOn, NoteMark} from '@site/src/components/TableNotes';
import {totalsOf, type Totals} from '@site/src/data/catalogue/totals';
import type {ReleaseKey, CatalogueRecord} from '@site/src/data/catalogue/types';
import {formatCount, formatCountOf} from '@site/src/kit/format/numbers';
import {Table} from '../Table';
import {listingOf, listingOfRelease, agrees, type Listing} from './groups';

const columns = 7;

function GroupRow({name}: {readonly name: string}): ReactNode {
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

function RecordRow({record, note, table}: RecordProps): ReactNode {
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

function SumRow({name, totals, isLast}: SumProps): ReactNode {
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

/** That the last row is what the portal states for the whole release, in full digits. */
function Summary({listing: {totals, summary}}: {readonly listing: Listing}): ReactNode {
  if (!summary || !totals || !agrees(totals, summary)) return null;
  const {id, events, files, bytes, release} = summary;
  if (events === null || files === null || bytes === null) return null;
  return (
    <>
      The last row gives the totals from the summary record <RecordLink id={id} />:{' '}
      {formatCountOf(events, 'event')}, {formatCountOf(files, 'file')}, {formatCount(bytes)} bytes.
      {release === '2025e-13tev-beta' &&
        ' Because the skims overlap, this event count is the number of entries in the files: an event is counted once for each skim that contains it.'}
    </>
  );
}

type Props =
  | {readonly release: ReleaseKey; readonly records?: never}
  | {readonly records: readonly number[]; readonly release?: never};

const kindNames = {
  data: 'Collision data',
  mc: 'Simulation',
  'data+mc': 'Data and simulation',
  software: 'Software',
  documentation: 'Documentation',
} as const;

/** Records of the CERN Open Data Portal, of one release or by their numbers, with their sums. */
export function RecordTable({release, records}: Props): ReactNode {
  const table = useId();
  const listing = release ? listingOfRelease(release) : listingOf(records);
  const {groups, totals, bundles} = listing;
  const notes = notesOn([...groups.flatMap((group) => group.records), ...bundles]);
  const isDivided = groups.length > 1;
  return (
    <>
      <Table aria-label={`Records${release ? ` of ${release}` : ''}`}>
        <ColumnHeads
          of={[
            'Record',
            'Content',
            ['Events', 'number'],
            ['Files', 'number'],
            ['Size', 'number'],
            ['DOI ending', 'fixed'],
            'Licence',
          ]}
        />
        {groups.map((group) => (
          <tbody key={group.kind}>
            {isDivided && <GroupRow name={kindNames[group.kind]} />}
            {group.records.map((record) => (
              <RecordRow
                key={record.id}
                record={record}
                note={notes.letterOf(record)}
                table={table}
              />
            ))}
            {isDivided && totals && group.records.length > 1 && (
              <SumRow name={`${kindNames[group.kind]}, total`} totals={totalsOf(group.records)} />
            )}
          </tbody>
        ))}
        <tbody>
          {totals && <SumRow name="Total" totals={totals} isLast />}
          {bundles.map((record) => (
            <RecordRow
              key={record.id}
              record={record}
              note={notes.letterOf(record)}
              table={table}
            />
          ))}
        </tbody>
      </Table>
      <p className={cellStyles.note}>
        Each DOI begins with <code>{doiPrefix}</code>
        {bundles.length > 0 && '; the archive below the total contains the same files'}.{' '}
        <Summary listing={listing} />
      </p>
      <NoteList notes={notes} table={table} />
    </>
  );
}
