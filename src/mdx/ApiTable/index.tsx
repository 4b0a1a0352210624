import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {CodeName} from '@site/src/components/CodeName';
import {TextWithCode} from '@site/src/components/TextWithCode';
import {ColumnHeads} from '@site/src/components/ColumnHeads';
import {cellStyles} from '@site/src/components/FactCells';
import {
  addressOf,
  functionsOf,
  groups,
  type ApiFunction,
  type GroupKey,
} from '@site/src/data/atlasopenmagic';
import {Table} from '../Table';

function Row({entry}: {readonly entry: ApiFunction}): ReactNode {
  const {name, summary, since} = entry;
  return (
    <tr>
      <th scope="row">
        <Link to={addressOf(entry)}>
          <CodeName name={name} />
        </Link>
      </th>
      <td>
        <TextWithCode of={summary} />
        {since === '1.9.0' && <span className={cellStyles.soft}> Since 1.9.0.</span>}
      </td>
    </tr>
  );
}

interface Props {
  /** One chapter of the reference; without it, all. */
  readonly group?: GroupKey;
}

/** The functions of atlasopenmagic, each with one sentence and the way to its reference. */
export function ApiTable({group}: Props): ReactNode {
  const shown = groups.filter(({key}) => group === undefined || key === group);
  return (
    <Table aria-label="Functions of atlasopenmagic">
      <ColumnHeads of={['Function', 'Description']} />
      {shown.map(({key, title}) => (
        <tbody key={key}>
          {shown.length > 1 && (
            <tr>
              <th scope="rowgroup" colSpan={2} className={cellStyles.group}>
                {title}
              </th>
            </tr>
          )}
          {functionsOf(key).map((entry) => (
            <Row key={entry.name} entry={entry} />
          ))}
        </tbody>
      ))}
    </Table>
  );
}
