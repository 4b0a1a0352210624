/** Divides an encoded sample into parts, when the site is built. */
import {viewOf} from './decode';
import type {encode} from './encode';
import {placedColumns} from './layout';
import type {Manifest} from './manifest';
import {rowsOfParts} from './parts';

type Encoded = ReturnType<typeof encode>;

interface Part {
  /** The bytes of the part, without compression. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Its entry in the manifest, except for the facts that depend on the compressed file. */
  readonly facts: Pick<Manifest['parts'][number], 'rows' | 'sums'>;
}

/** @param lengths rows of each part; together all rows of the sample */
export function split({bytes, manifest}: Encoded, lengths: readonly number[]): readonly Part[] {
  return rowsOfParts(manifest, lengths).map((places): Part => {
    const placed = placedColumns(manifest.columns, places.length);
    const own = new ArrayBuffer(placed.bytes);
    const sums = placed.columns.map((column, i) => {
      const whole = manifest.columns[i] ?? column;
      const source = viewOf(bytes.buffer, whole, manifest.rows);
      const target = viewOf(own, column, places.length);
      let sum = 0;
      for (const [at, place] of places.entries()) {
        const value = source[place] as number;
        target[at] = value;
        sum += value;
      }
      return sum * column.step;
    });
    return {bytes: new Uint8Array(own), facts: {rows: places.length, sums}};
  });
}
