/** All records of ATLAS on the CERN Open Data Portal. Views import this table only when they need it. */
import table from '../generated/catalogue/records.json';
import {unpack} from './table';
import type {CatalogueRecord} from './types';

export const records = unpack<CatalogueRecord>(table);

const byId = new Map(records.map((record) => [record.id, record]));

/** The record of this number. Throws for one that the catalogue does not have: numbers come from it. */
export function recordOf(id: number): CatalogueRecord {
  const record = byId.get(id);
  if (!record) throw new Error(`The catalogue has no record ${id}.`);
  return record;
}
