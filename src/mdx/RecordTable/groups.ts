import {recordOf, records} from '@site/src/data/catalogue/records';
import {totalsOf, type Totals} from '@site/src/data/catalogue/totals';
import type {CatalogueRecord, ReleaseKey} from '@site/src/data/catalogue/types';

interface Group {
  readonly kind: CatalogueRecord['kind'];
  readonly records: readonly CatalogueRecord[];
}

export interface Listing {
  /** Those that are added up, data before simulation. */
  readonly groups: readonly Group[];
  /** Null where adding up would mean nothing. */
  readonly totals: Totals | null;
  /** Archives that hold the same once more. */
  readonly bundles: readonly CatalogueRecord[];
  /** The record that states the sum of the others. */
  readonly summary: CatalogueRecord | undefined;
}

const kinds = ['data', 'mc', 'data+mc', 'software', 'documentation'] as const;

function groupsOf(list: readonly CatalogueRecord[]): readonly Group[] {
  return kinds
    .map((kind) => ({kind, records: list.filter((record) => record.kind === kind)}))
    .filter((group) => group.records.length > 0);
}

/** All records of a release with files of events. */
export function listingOfRelease(release: ReleaseKey): Listing {
  const own = records.filter((record) => record.release === release);
  const datasets = own.filter(({level}) => level === 'dataset');
  return {
    groups: groupsOf(datasets),
    totals: datasets.length > 1 ? totalsOf(datasets) : null,
    bundles: own.filter(({level}) => level === 'bundle'),
    summary: own.find(({level}) => level === 'summary'),
  };
}

/** These records, in groups of their kind. */
export function listingOf(ids: readonly number[]): Listing {
  const list = ids.map(recordOf);
  const areDatasets = list.every(({level}) => level === 'dataset');
  return {
    groups: groupsOf(list),
    totals: areDatasets && list.length > 1 ? totalsOf(list) : null,
    bundles: [],
    summary: undefined,
  };
}

/** Whether a summary record states the sums that the rows give. */
export const agrees = (totals: Totals, summary: CatalogueRecord): boolean =>
  totals.events === summary.events &&
  totals.files === summary.files &&
  totals.bytes === summary.bytes;
