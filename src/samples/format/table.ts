/** Rows of a decoded sample with their values in the units of the manifest. */
import type {DecodedSample} from './decode';
import {valueReader} from './stored';

export interface TableRow {
  /** Id of the process, or `data` for pseudo-data. */
  readonly process: string;
  readonly weight: number;
  /** Value of a column in its unit. @throws RangeError for a name that the sample lacks */
  readonly value: (column: string) => number;
}

export function tableRows({manifest, process, weight, columns}: DecodedSample): TableRow[] {
  const readers = new Map(
    Array.from(columns, ([name, {facts, stored}]) => {
      const valueOf = valueReader(facts.step);
      return [name, (row: number) => valueOf(stored[row] ?? NaN)] as const;
    }),
  );
  return Array.from({length: manifest.rows}, (_, row) => ({
    process: manifest.processes[process[row] ?? NaN]?.id ?? 'data',
    weight: weight[row] ?? NaN,
    value: (name) => {
      const valueIn = readers.get(name);
      if (!valueIn) throw new RangeError(`${manifest.key} has no column ${name}`);
      return valueIn(row);
    },
  }));
}
