import {records} from '@site/src/data/catalogue/records';
import {totalsOf} from '@site/src/data/catalogue/totals';

interface Size {
  readonly kind: 'data' | 'mc';
  /** kB of one event: the files of the records over their events. */
  readonly kilobytes: number;
}

export interface Format {
  readonly name: string;
  /** Whether collisions pass through it on their way from the detector to an ntuple. */
  readonly isOnTheWay: boolean;
  /** Typical sizes in kB of what is not released, from and to. */
  readonly typical?: readonly [from: number, to: number];
  readonly sizes: readonly Size[];
}

/** Of the datasets with these numbers of records. */
function sizeOf(kind: Size['kind'], from: number, to = from): Size {
  const chosen = records.filter(({id, level}) => id >= from && id <= to && level === 'dataset');
  const {bytes, events} = totalsOf(chosen);
  return {kind, kilobytes: (bytes ?? NaN) / (events ?? NaN) / 1000};
}

/** In the order in which an event passes through them; then those of other releases. */
export const formats: readonly Format[] = [
  {name: 'RAW', isOnTheWay: true, typical: [1000, 1000], sizes: []},
  {name: 'AOD', isOnTheWay: true, typical: [300, 600], sizes: []},
  {
    name: 'PHYSLITE',
    isOnTheWay: true,
    sizes: [sizeOf('data', 80000), sizeOf('data', 80001), sizeOf('mc', 80010, 80018)],
  },
  {
    name: '2025 ntuple',
    isOnTheWay: true,
    sizes: [sizeOf('data', 93933), sizeOf('mc', 93911)],
  },
  {name: 'HepMC, generated', isOnTheWay: false, sizes: [sizeOf('mc', 160002)]},
  {
    name: 'HION14, lead–lead',
    isOnTheWay: false,
    sizes: [sizeOf('data', 80036), sizeOf('mc', 80037)],
  },
];
