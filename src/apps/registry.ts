/**
 * The apps of the site, and the only list of them: offline parts, budgets, benchmarks and tests are derived from it.
 * It holds data only, because pages that list apps carry it.
 */
import type {SampleKey} from '@site/src/samples/registry';

export interface RegisteredApp {
  /** Its page is /apps/<slug>. */
  readonly slug: string;
  /** The name in lists. */
  readonly title: string;
  /** The name in tables of results, short. */
  readonly shortName: string;
  /** The part of the site that readers may save for offline. */
  readonly offlineId: string;
  /** The files that this part has beyond those of the pages: prefixes of paths in the built site. */
  readonly data: readonly string[];
  /** The sample of a histogram analyser; its description has the same name. */
  readonly sample?: SampleKey;
}

const analyser = (
  sample: SampleKey,
  slug: string,
  shortName: string,
  about: string,
): RegisteredApp => ({
  slug,
  title: `Histogram analyser: ${about}`,
  shortName,
  offlineId: sample,
  data: [`samples/${sample}-`],
  sample,
});

const analysers: readonly RegisteredApp[] = [
  analyser('hww13', 'histogram-analyser', 'H → WW', 'Higgs boson to WW, 13 TeV'),
  analyser(
    'hww13d',
    'histogram-analyser-data',
    'H → WW with pseudo-data',
    'simulated pseudo-data, 13 TeV',
  ),
  analyser('hww8', 'histogram-analyser-8tev', 'H → WW at 8 TeV', 'Higgs boson to WW, 8 TeV'),
  analyser('ttz13', 'ttz-analyser', 'tt̄Z', 'top quarks with a Z boson'),
  analyser('hzz13', 'four-lepton-analyser', 'H → 4ℓ', 'Higgs boson to four leptons'),
  analyser('hyy13', 'two-photon-analyser', 'H → γγ', 'Higgs boson to two photons'),
  analyser('zll13', 'z-analyser', 'Z → ℓℓ', 'the Z boson'),
  analyser('dm13', 'dark-matter-analyser', 'dark matter', 'search for dark matter'),
];

export const registry: readonly RegisteredApp[] = [
  ...analysers,
  {
    slug: 'ml-lab',
    shortName: 'machine-learning lab',
    title: 'Machine-learning lab',
    offlineId: 'ml-lab',
    data: ['samples/dm13-', 'samples/hww13-', 'samples/ttz13-'],
  },
  {
    slug: 'event-display',
    shortName: 'event display',
    title: 'Event display with its library of events',
    offlineId: 'events',
    data: ['events/'],
  },
  {
    slug: 'root-explorer',
    shortName: 'ROOT explorer',
    title: 'ROOT explorer with its example file',
    offlineId: 'root',
    data: ['examples/'],
  },
  {
    slug: 'own-file',
    shortName: 'own file',
    title: 'Histograms of your own file',
    offlineId: 'own-file',
    data: [],
  },
  {
    slug: 'class-results',
    shortName: 'class results',
    title: 'Results of a class',
    offlineId: 'class-results',
    data: [],
  },
];

export const addressOfApp = ({slug}: RegisteredApp): string => `/apps/${slug}`;
