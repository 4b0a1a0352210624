import type {ReactNode} from 'react';
import {cellStyles} from '../FactCells';

/** The name of a column, and what its cells are where that shows. */
type Head = string | readonly [name: string, kind: 'number' | 'fixed'];

export function ColumnHeads({of}: {readonly of: readonly Head[]}): ReactNode {
  return (
    <thead>
      <tr>
        {of.map((head) => {
          const [name, kind] = typeof head === 'string' ? [head] : head;
          return (
            <th key={name} scope="col" className={kind && cellStyles[kind]}>
              {name}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
