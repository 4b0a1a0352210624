import {useId, type ReactNode} from 'react';
import {ColumnHeads} from '@site/src/components/ColumnHeads';
import {Below, cellStyles, RecordLink} from '@site/src/components/FactCells';
import {NoteList, NoteMark, notesOn} from '@site/src/components/TableNotes';
import {Unit} from '@site/src/components/Unit';
import {beamNames, releases} from '@site/src/data/catalogue/releases';
import type {Release} from '@site/src/data/catalogue/types';
import {formatDate} from '@site/src/kit/format/dates';
import {formatCount} from '@site/src/kit/format/numbers';
import {Table} from '../Table';
import styles from './styles.module.css';

const notes = notesOn(releases);

function collisions({collision, energyTeV, dataYears}: Release): string {
  const pair = collision === 'PbPb' ? ' per nucleon pair' : '';
  const years = dataYears ? `${dataYears.join(' and ')} data` : 'simulation only';
  return `${beamNames[collision]}, ${energyTeV} TeV${pair}, ${years}`;
}

/** Simulation has no luminosity of its own; for data without one, none is published. */
function luminosity({luminosityPrint, dataYears}: Release): string {
  return luminosityPrint ?? (dataYears ? 'none stated' : 'your choice');
}

function Luminosity({release}: {readonly release: Release}): ReactNode {
  const {luminosityPb} = release;
  return (
    <>
      {luminosity(release)}
      {luminosityPb !== null && <Below>{formatCount(luminosityPb)} pb⁻¹</Below>}
    </>
  );
}

function Row({release, table}: {readonly release: Release; readonly table: string}): ReactNode {
  const {key, audience, format, tree, energyUnit, entryRecord, released} = release;
  return (
    <tr>
      <th scope="row" className={cellStyles.name}>
        <code>{key}</code>
        <NoteMark letter={notes.letterOf(release)} table={table} />
        <Below>{audience}</Below>
      </th>
      <td>
        <Unit of={energyUnit} />
      </td>
      <td className={styles.collisions}>{collisions(release)}</td>
      <td className={cellStyles.fixed}>
        <Luminosity release={release} />
      </td>
      <td className={cellStyles.fixed}>
        {format}
        {tree !== null && (
          <Below>
            tree <code>{tree}</code>
          </Below>
        )}
      </td>
      <td>{entryRecord === null ? 'none' : <RecordLink id={entryRecord} />}</td>
      <td>{formatDate(released)}</td>
    </tr>
  );
}

/** The releases, one to a row. */
export function ReleaseTable(): ReactNode {
  const table = useId();
  return (
    <>
      <Table aria-label="Releases">
        <ColumnHeads
          of={['Release', 'Energies', 'Collisions', 'Luminosity', 'Files', 'Record', 'Released']}
        />
        <tbody>
          {releases.map((release) => (
            <Row key={release.key} release={release} table={table} />
          ))}
        </tbody>
      </Table>
      <NoteList notes={notes} table={table} />
    </>
  );
}
