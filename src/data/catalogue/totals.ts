/** Sums over records. What one of them does not publish is unknown for the sum too. */
import type {CatalogueRecord} from './types';

export interface Totals {
  readonly records: number;
  readonly events: number | null;
  readonly files: number | null;
  readonly bytes: number | null;
}

const sum = (values: readonly (number | null)[]): number | null =>
  values.reduce((total, value) => (total === null || value === null ? null : total + value), 0);

export const totalsOf = (records: readonly CatalogueRecord[]): Totals => ({
  records: records.length,
  events: sum(records.map(({events}) => events)),
  files: sum(records.map(({files}) => files)),
  bytes: sum(records.map(({bytes}) => bytes)),
});

/**
 * Totals over the datasets of a release. The 2025 release holds each event once for every skim that
 * keeps it, so its events are entries, not collisions.
 *
 * @param kind data or simulation; both if it is left out
 * @returns null without such datasets
 */
export function totals(
  records: readonly CatalogueRecord[],
  release: CatalogueRecord['release'],
  kind?: 'data' | 'mc',
): Totals | null {
  const datasets = records.filter(
    (record) =>
      record.release === release &&
      record.level === 'dataset' &&
      (kind === undefined || record.kind === kind),
  );
  return datasets.length > 0 ? totalsOf(datasets) : null;
}
