/** Where the events of a reader's file are from, in words. */
import {formatBytes} from '@site/src/kit/format/bytes';
import {formatCount, formatCountOf, formatSignificant} from '@site/src/kit/format/numbers';
import type {Provenance} from '../events/provenance';
import {columnOf, type Mapping} from './mapping';
import type {OwnTable} from './table';

export function weightNoteOf(table: OwnTable, {weight, notes}: Mapping): string {
  const column = columnOf(table, weight);
  if (!column) return ['Each row counts once.', ...notes].join(' ');
  let sum = 0;
  let negative = 0;
  for (const value of column.values) {
    sum += value;
    if (value < 0) negative += 1;
  }
  const below = negative > 0 ? ` Rows with a negative weight: ${formatCount(negative)}.` : '';
  return [
    `The weight of each row is in column “${column.name}”; the sum of weights is ${formatSignificant(sum, 6)}.${below}`,
    ...notes,
  ].join(' ');
}

export function provenanceOf(table: OwnTable, mapping: Mapping, weightNote: string): Provenance {
  const {name, format, bytes, rows, address, remarks} = table;
  return {
    title: mapping.title,
    kind: name,
    name,
    version: '',
    energy: mapping.energy,
    luminosity: mapping.luminosity,
    rows,
    notes: [
      ['File', `${name}, ${format}, ${formatBytes(bytes)}, ${formatCountOf(rows, 'row')}`],
      [
        'Opened',
        address
          ? `by your browser from ${address}`
          : 'from your computer; it stayed in your browser',
      ],
      ['Weights', weightNote],
      ...remarks.map((remark) => ['Reading', remark] as const),
    ],
    files: [],
  };
}
