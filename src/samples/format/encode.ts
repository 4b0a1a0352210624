/** Writes the rows of a sample as columns of small numbers, one after another. */
import {dataProcess, type Column, type Sample} from '../sample';
import {mixedLabel} from '../recorded/labels';
import {simulatedLabel} from '../simulatedLabel';
import {bytesOf, placedColumns} from './layout';
import {formatVersion, type Manifest, type StoredColumn} from './manifest';
import {storedNumber} from './stored';

/** What a column holds of each row, before it is stored. */
interface Values extends Pick<Column<never>, 'name' | 'label' | 'unit' | 'step'> {
  readonly type: StoredColumn['type'];
  readonly values: readonly number[];
}

interface Encoded {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** All but what depends on the compressed parts. */
  readonly manifest: Omit<Manifest, 'parts' | 'compressedBytes' | 'sha256'>;
}

function allColumns<Event>({rows, pseudoData, columns}: Sample<Event>): readonly Values[] {
  const simulated = rows.flat();
  const events = [...simulated.map(({event}) => event), ...pseudoData];
  const processes = rows.flatMap((ofProcess, process) => ofProcess.map(() => process));
  const plain = {unit: '', step: 1} as const;
  return [
    {
      ...plain,
      name: 'process',
      label: 'Process',
      type: 'uint8',
      values: [...processes, ...pseudoData.map(() => dataProcess)],
    },
    {
      ...plain,
      name: 'weight',
      label: 'Weight',
      type: 'float32',
      values: [...simulated.map(({weight}) => weight), ...pseudoData.map(() => 1)],
    },
    ...columns.map(({of, ...column}) => ({...column, values: events.map(of)})),
  ];
}

const stored = ({values, type, step}: Values): readonly number[] =>
  values.map((value) =>
    type === 'float32' ? Math.fround(value) : storedNumber({type, step}, value),
  );

function put(view: DataView, offset: number, type: StoredColumn['type'], value: number): void {
  if (type === 'float32') view.setFloat32(offset, value, true);
  else if (type === 'uint16') view.setUint16(offset, value, true);
  else view.setUint8(offset, value);
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

export function encode<Event>(sample: Sample<Event>): Encoded {
  const values = allColumns(sample);
  const count = values[0]?.values.length ?? 0;
  const {columns, bytes: size} = placedColumns(values, count);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  const entries = columns.map((column): StoredColumn => {
    const {name, label, unit, type, step, offset} = column;
    const numbers = stored(column);
    numbers.forEach((value, row) => {
      put(view, offset + row * bytesOf[type], type, value);
    });
    return {name, label, unit, type, step, offset, sum: total(numbers) * step};
  });
  const {processes, ...info} = sample.info;
  return {
    bytes,
    manifest: {
      ...info,
      format: formatVersion,
      kind: info.recorded ? mixedLabel : simulatedLabel,
      presets: info.presets.map((preset) => ({...preset, factors: {...preset.factors}})),
      seed: `${info.key}/<process>/${info.recorded?.simulatedVersion ?? info.version}`,
      rows: count,
      pseudoDataRows: sample.pseudoData.length,
      processes: processes.map(({id, label, source, isSignal = false}, i) => {
        const weights = sample.rows[i]?.map(({weight}) => weight) ?? [];
        return {
          id,
          label,
          isSignal,
          source,
          rows: weights.length,
          sumOfWeights: total(weights),
          sumOfSquares: total(weights.map((weight) => weight ** 2)),
        };
      }),
      columns: entries,
      bytes: bytes.length,
    },
  };
}
