/** Values of one row of a teaching sample: energies in GeV, angles in radians. */
import type {DecodedSample} from '@site/src/samples/format/decode';
import {degreesPerRadian} from '@site/src/physics/units';

/** The largest number of a column stands for all beyond it, and says little. */
const largest = {uint8: 2 ** 8 - 1, uint16: 2 ** 16 - 1} as const;
const unknown = 1e6;

export type Columns = DecodedSample['columns'];

/** A value, and half of the step to which its column rounds. */
export interface RoundedValue {
  readonly value: number;
  readonly half: number;
}

export interface RowValues {
  /** @throws RangeError for a column that the sample lacks, or a row beyond its end */
  readonly of: (column: string) => RoundedValue;
  /** The same, or null for a column that the sample lacks. */
  readonly maybe: (column: string) => RoundedValue | null;
}

export function rowValues(columns: Columns, row: number): RowValues {
  const maybe = (name: string): RoundedValue | null => {
    const column = columns.get(name);
    if (!column) return null;
    const stored = column.stored[row];
    if (stored === undefined) throw new RangeError(`there is no row ${row}`);
    const isCut = stored === largest[column.facts.type as keyof typeof largest];
    const unit = column.facts.unit === '°' ? degreesPerRadian : 1;
    const half = isCut ? unknown : column.facts.step / unit / 2;
    return {value: (stored * column.facts.step) / unit, half};
  };
  return {
    maybe,
    of(name) {
      const found = maybe(name);
      if (!found) throw new RangeError(`the sample has no column ${name}`);
      return found;
    },
  };
}
