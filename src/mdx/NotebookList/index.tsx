import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Breakable} from '@site/src/components/Breakable';
import {ColumnHeads} from '@site/src/components/ColumnHeads';
import {Below} from '@site/src/components/FactCells';
import type {NotebookRow} from '@site/src/lib/notebookFacts';
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
      <td className={styles.libraries}>{libraries}</td>
    </tr>
  );
}

/** The notebooks of a release, one to a row. */
export function NotebookList({name, rows}: Props): ReactNode {
  return (
    <Table aria-label={name}>
      <ColumnHeads of={['Notebook', 'What you do', 'Language and libraries']} />
      <tbody>
        {rows.map((row) => (
          <Row key={row.source} row={row} />
        ))}
      </tbody>
    </Table>
  );
}
