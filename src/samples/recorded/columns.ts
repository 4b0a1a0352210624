/** Recorded events as columns of small numbers, in the format of the simulated samples. */
import {storedNumber, valueReader} from '../format/stored';
import {dataProcess} from '../sample';
import type {RecordedColumns} from './readSelected';
import type {RecordedColumn, RecordedManifest} from './recordedManifest';

const bytesOf = {uint8: 1, uint16: 2, float32: 4} as const;

/** Columns begin at multiples of four bytes. */
const aligned = (bytes: number): number => Math.ceil(bytes / 4) * 4;

/** The layout of a column in the simulated sample; the process and the weight come first. */
export type ColumnPlan = Omit<RecordedColumn, 'offset' | 'sum'>;

interface EncodedColumns {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly columns: readonly RecordedColumn[];
}

const constants: Readonly<Record<string, number>> = {process: dataProcess, weight: 1};

/** @throws RangeError for a column without values, or of another length than the others */
export function encodeColumns(
  values: RecordedColumns,
  plan: readonly ColumnPlan[],
  rows: number,
): EncodedColumns {
  const bytes = new Uint8Array(
    plan.reduce((sum, {type}) => sum + aligned(bytesOf[type] * rows), 0),
  );
  const view = new DataView(bytes.buffer);
  let offset = 0;
  const columns = plan.map((facts): RecordedColumn => {
    const {name, type, step} = facts;
    const constant = constants[name];
    const column = values.get(name);
    if (constant === undefined && column?.length !== rows) {
      throw new RangeError(`The column ${name} has ${column?.length ?? 0} of ${rows} values.`);
    }
    let sum = 0;
    for (let row = 0; row < rows; row += 1) {
      const value = constant ?? Number(column?.[row]);
      const stored = type === 'float32' ? value : storedNumber({type, step}, value);
      sum += stored;
      const at = offset + row * bytesOf[type];
      if (type === 'float32') view.setFloat32(at, stored, true);
      else if (type === 'uint16') view.setUint16(at, stored, true);
      else view.setUint8(at, stored);
    }
    const entry = {...facts, offset, sum: sum * step};
    offset += aligned(bytesOf[type] * rows);
    return entry;
  });
  return {bytes, columns};
}

/** Values of all columns but the process and the weight, by name. @throws RangeError for another file */
export function decodeColumns(
  {columns, rows, bytes: expected, key}: RecordedManifest,
  bytes: Uint8Array,
): RecordedColumns {
  if (bytes.length !== expected) {
    throw new RangeError(
      `The recorded data of ${key} are ${bytes.length} bytes long instead of ${expected}.`,
    );
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const decoded = columns
    .filter(({name}) => constants[name] === undefined)
    .map(({name, type, step, offset}) => {
      const valueOf = valueReader(step);
      const read = (row: number): number => {
        const at = offset + row * bytesOf[type];
        if (type === 'float32') return view.getFloat32(at, true);
        return valueOf(type === 'uint16' ? view.getUint16(at, true) : view.getUint8(at));
      };
      return [name, Array.from({length: rows}, (_, row) => read(row))] as const;
    });
  return new Map(decoded);
}
