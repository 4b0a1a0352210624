import {records} from '@site/src/data/catalogue/records';
import {releases} from '@site/src/data/catalogue/releases';
import {skims} from '@site/src/data/catalogue/skims';
import {totals, totalsOf} from '@site/src/data/catalogue/totals';
import type {Release} from '@site/src/data/catalogue/types';
import {singleFileBytes} from '@site/src/lib/collectionSizes';

export interface ReleaseSize {
  readonly release: Release;
  /** Of everything once: neither skims of the same events nor archives of the same files. */
  readonly bytes: number | null;
  /** Recorded events, each once; generated events of a release without data. */
  readonly events: number | null;
}

const whole = skims.find(({name}) => name === 'noskim');

function unskimmed2025(): number | null {
  const parts = records.filter(({id}) => id === whole?.dataRecord || id === whole?.mcRecord);
  return totalsOf(parts).bytes;
}

function bytesOf({key}: Release): number | null {
  if (key === '2020e-13tev') return singleFileBytes;
  if (key === '2025e-13tev-beta') return unskimmed2025();
  return totals(records, key)?.bytes ?? null;
}

function eventsOf({key, dataYears}: Release): number | null {
  if (key === '2025e-13tev-beta') {
    return records.find(({id}) => id === whole?.dataRecord)?.events ?? null;
  }
  return totals(records, key, dataYears ? 'data' : 'mc')?.events ?? null;
}

export const releaseSizes: readonly ReleaseSize[] = releases.map((release) => ({
  release,
  bytes: bytesOf(release),
  events: eventsOf(release),
}));
