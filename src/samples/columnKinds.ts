/** Columns of the usual kinds. */
import {degreesPerRadian} from '../physics/units';
import type {Column} from './sample';

type ColumnGetter<E> = (event: E) => number;
type ColumnFactory = <E>(name: string, label: string, of: ColumnGetter<E>) => Column<E>;

const columnOf =
  (stored: Pick<Column<never>, 'unit' | 'type' | 'step'>): ColumnFactory =>
  (name, label, of) => ({name, label, ...stored, of});

export const energyColumn: ColumnFactory = columnOf({unit: 'GeV', type: 'uint16', step: 0.01});

const degreesColumn = columnOf({unit: '°', type: 'uint16', step: 0.1});

/** @param of gives radians; the column has degrees */
export const angleColumn: ColumnFactory = (name, label, of) =>
  degreesColumn(name, label, (event) => of(event) * degreesPerRadian);

export const countColumn: ColumnFactory = columnOf({unit: '', type: 'uint8', step: 1});

/** A pure number to three digits after the point, up to 65. */
export const ratioColumn: ColumnFactory = columnOf({unit: '', type: 'uint16', step: 0.001});
