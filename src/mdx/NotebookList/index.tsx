import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Breakable} from '@site/src/components/Breakable';
import {ColumnHeads} from '@site/src/components/ColumnHeads';
import {Below} from '@site/src/components/FactCells';
import type {NotebookRow} from '@site/src/lib/notebooks/facts';
import {Table} from '../Table';
import styles from './styles.module.css';

/** Authors write `<NotebookList release="…" />`; `plugins/notebooks` puts these in its place. */
interface Props {
  readonly name: string;
  readonly rows: readonly NotebookRow[];
}

/** The walkthrough where there is one; else the notebook itself. */
function Name({row}: {readonly row: NotebookRow}): ReactNode {
  const {title, walkthrough, source} = row;
  return <Link to={walkthrough ?? source}>{title}</Link>;
}

/** When it was checked, and how much is to be corrected in it. */
function Status({row}: {readonly row: NotebookRow}): ReactNode {
  const {checked, corrections, file} = row;
  return (
    <Below>
      {checked}
      {corrections !== null && (
        <>
          {' '}
          <Link to={corrections.at} aria-label={`${corrections.words} to ${file}`}>
            {corrections.words}
          </Link>
        </>
      )}
    </Below>
  );
}

function Row({row}: {readonly row: NotebookRow}): ReactNode {
  const {file, purpose, reads, libraries, effort, walkthrough} = row;
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <Name row={row} />
        <Below>
          <code className={styles.file}>
            <Breakable name={file} />
          </code>
          {walkthrough === null && ' on GitHub'}
        </Below>
      </th>
      <td className={styles.purpose}>
        {purpose}
        <Below>Reads {reads}.</Below>
        {effort !== null && <Below>{effort}</Below>}
      </td>
      <td className={styles.libraries}>
        {libraries}
        <Status row={row} />
      </td>
    </tr>
  );
}

/** The notebooks of a release, one to a row. */
export function NotebookList({name, rows}: Props): ReactNode {
  return (
    <Table aria-label={name}>
      <ColumnHeads of={['Notebook', 'Task', 'Software and status']} />
      <tbody>
        {rows.map((row) => (
          <Row key={row.source} row={row} />
        ))}
      </tbody>
    </Table>
  );
}
