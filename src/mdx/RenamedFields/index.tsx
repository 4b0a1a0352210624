import type {ReactNode} from 'react';
import {CodeName} from '@site/src/components/CodeName';
import {ColumnHeads} from '@site/src/components/ColumnHeads';
import {renamedFields} from '@site/src/data/atlasopenmagic/versions';
import {Table} from '../Table';

/** What the fields of the metadata were called before version 1.0.0. */
export function RenamedFields(): ReactNode {
  return (
    <Table aria-label="Renamed fields">
      <ColumnHeads of={['Before 1.0.0', 'Since 1.0.0']} />
      <tbody>
        {renamedFields.map(([before, since]) => (
          <tr key={before}>
            {[before, since].map((name) => (
              <td key={name}>
                <CodeName name={name} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
