/** The content of the release strips: a description of each release, its facts, and the pages behind it. */
import {collections} from '@site/src/data/catalogue/collections';
import {records} from '@site/src/data/catalogue/records';
import {beamNames, releases} from '@site/src/data/catalogue/releases';
import {skims} from '@site/src/data/catalogue/skims';
import {totals, totalsOf} from '@site/src/data/catalogue/totals';
import type {Release, ReleaseKey} from '@site/src/data/catalogue/types';
import {formatBytes} from '@site/src/kit/format/bytes';
import {formatDate} from '@site/src/kit/format/dates';
import {formatLargeCount} from '@site/src/kit/format/quantities';
import {singleFileBytes} from '@site/src/lib/collectionSizes';

interface ReleaseSize {
  readonly release: Release;
  /** Total size without skims of the same events and archives of the same files. */
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

export interface Strip {
  readonly release: Release;
  readonly name: string;
  readonly summary: string;
  readonly facts: readonly string[];
  /** Size of all files in bytes; null if it is not published. */
  readonly bytes: number | null;
  /** Addresses of the release's page, of its files, of the numbers of its samples, and of its citation. */
  readonly page: string;
  readonly files: string;
  readonly samples: string;
  readonly cite: string;
}

type StripText = Pick<Strip, 'name' | 'summary' | 'page' | 'files' | 'samples' | 'cite'>;

const fourLeptonSkim = skims.find(({name}) => name === 'exactly4lep');
const fourLeptonBytes =
  records.find(({id}) => id === fourLeptonSkim?.dataRecord)?.bytes ?? Number.NaN;
const education = '/docs/data/for_education';
const research = '/docs/data/for_research';

const stripTexts: Readonly<Record<ReleaseKey, StripText>> = {
  '2025e-13tev-beta': {
    name: '2025 education release, beta',
    summary: `Ntuples with one row per event, in ${skims.length} skims; the four-lepton skim contains ${formatBytes(fourLeptonBytes)} of data.`,
    page: `${education}/13TeV25_details`,
    files: `${education}/13TeV25_details#skims`,
    samples: `${education}/13TeV25_metadata`,
    cite: `${education}/13TeV25_details#how-to-cite`,
  },
  '2020e-13tev': {
    name: '2020 education release',
    summary: `Ntuples in ${collections.length} collections by final state, with many published guides.`,
    page: `${education}/13TeV_details`,
    files: `${education}/13TeV_details#collections`,
    samples: `${education}/13TeV_metadata`,
    cite: `${education}/13TeV_details#how-to-cite`,
  },
  '2016e-8tev': {
    name: '2016 education release',
    summary: 'The smallest complete release: it fits on a memory stick.',
    page: `${education}/8TeV_details`,
    files: `${education}/8TeV_details#what-was-recorded`,
    samples: `${education}/8TeV_metadata`,
    cite: `${education}/8TeV_details#how-to-cite`,
  },
  '2024r-pp': {
    name: '2024 proton research release',
    summary: 'PHYSLITE, the format that ATLAS analyses start from, with systematic uncertainties.',
    page: `${research}/pp_data`,
    files: `${research}/pp_data#records`,
    samples: `${research}/metadata`,
    cite: `${research}/pp_data#cite`,
  },
  '2024r-hi': {
    name: '2024 heavy-ion research release',
    summary: 'Tracks from lead–lead collisions, with one simulated sample.',
    page: `${research}/hi_data`,
    files: `${research}/hi_data#records`,
    samples: `${research}/hi_data#simulation`,
    cite: `${research}/hi_data#cite`,
  },
  '2025r-evgen-13tev': {
    name: '2025 event generation, 13 TeV',
    summary: 'HepMC files: generated collisions without detector simulation, for theory studies.',
    page: `${research}/evgen_data`,
    files: `${research}/evgen_data#what-is-published`,
    samples: `${research}/evgen_metadata`,
    cite: `${research}/evgen_data#cite`,
  },
  '2025r-evgen-13p6tev': {
    name: '2025 event generation, 13.6 TeV',
    summary:
      'The same file format at the Run 3 collision energy, without a separate record on the portal.',
    page: `${research}/evgen_data`,
    files: `${research}/evgen_data#what-is-published`,
    samples: `${research}/evgen_metadata`,
    cite: `${research}/evgen_data#cite`,
  },
};

function factsOf({release, events}: ReleaseSize): readonly string[] {
  const {collision, energyTeV, luminosityPrint, dataYears, released} = release;
  return [
    `${beamNames[collision]}, ${energyTeV}\u00a0TeV`,
    ...(events === null ? [] : [`${formatLargeCount(events)} events`]),
    luminosityPrint ?? (dataYears ? 'no luminosity published' : 'simulation only'),
    formatDate(released.slice(0, 'YYYY-MM'.length)),
  ];
}

/** Data before simulation; of education data the newest first, and of research data as they appeared. */
function orderOf({release: {audience, dataYears, released}}: Strip): number {
  const time = Date.parse(released.slice(0, 'YYYY-MM'.length));
  return (dataYears ? 0 : 1e15) + (audience === 'education' ? -time : time);
}

/** The strips of one audience, the newest data first. */
export function stripsFor(audience: Release['audience']): readonly Strip[] {
  return releaseSizes
    .filter(({release}) => release.audience === audience)
    .map((size) => ({
      release: size.release,
      bytes: size.bytes,
      facts: factsOf(size),
      ...stripTexts[size.release.key],
    }))
    .sort((a, b) => orderOf(a) - orderOf(b));
}
