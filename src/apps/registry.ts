/**
 * The apps of the site, and the only list of them: offline parts, budgets, benchmarks and tests are derived from it.
 * It holds data only, because pages that list apps carry it.
 */
import type {SampleKey} from '@site/src/samples/registry';

export interface RegisteredApp {
  /** Its page is /apps/<slug>, and its drawing in the thumbnails has this name. */
  readonly slug: string;
  /** The name in lists of downloads. */
  readonly title: string;
  /** The name on cards and in tables. */
  readonly shortName: string;
  /** The question that it answers or the task, in one or two short sentences. */
  readonly findOut: string;
  /** Its users, such as `Age 16 to 19`. */
  readonly audience: string;
  /** Duration of the guide or the lesson; none for a tool without a task. */
  readonly minutes?: number;
  readonly level: 'Beginner' | 'Intermediate';
  /** URL of the page that explains it. */
  readonly guide: string;
  /** URL of a lesson that uses it. */
  readonly lesson?: string;
  /** The part of the site that readers may save for offline. */
  readonly offlineId: string;
  /** The files that this part has beyond those of the pages, all simulated: prefixes of paths in the built site. */
  readonly data: readonly string[];
  /** The sample of a histogram analyser; its description has the same name. */
  readonly sample?: SampleKey;
}

type Analyser = Omit<RegisteredApp, 'offlineId' | 'data' | 'sample'>;

const analyser = (sample: SampleKey, {title, ...facts}: Analyser): RegisteredApp => ({
  ...facts,
  title: `Histogram analyser: ${title}`,
  offlineId: sample,
  data: [`samples/parts/${sample}-`, `samples/uncut/${sample}.json`],
  sample,
});

const zll = analyser('zll13', {
  slug: 'z-analyser',
  title: 'the Z boson',
  shortName: 'Z → ℓℓ',
  findOut: 'Fifty million lepton pairs. Read the mass of the Z boson off the peak.',
  audience: 'Age 16 to 19',
  minutes: 75,
  level: 'Beginner',
  guide: '/docs/webapps/teachersapp',
});

const hww = analyser('hww13', {
  slug: 'histogram-analyser',
  title: 'Higgs boson to WW, 13 TeV',
  shortName: 'H → WW',
  findOut: 'Nine linked histograms. Cut on one, and see in all the others which events remain.',
  audience: 'Age 16 to 19',
  minutes: 40,
  level: 'Beginner',
  guide: '/docs/webapps/the_display_histograms_13TeV',
  lesson: '/docs/13TeVDoc/13tutorial#lesson-find-the-higgs-app',
});

const hzz = analyser('hzz13', {
  slug: 'four-lepton-analyser',
  title: 'Higgs boson to four leptons',
  shortName: 'H → 4ℓ',
  findOut: 'The Z boson peak, then a flat background, and on it the Higgs boson peak at 125 GeV.',
  audience: 'Age 16 to 19',
  minutes: 45,
  level: 'Intermediate',
  guide: '/docs/documentation/example_analyses/analysis_examples_education_2020',
  lesson: '/docs/13TeV25Doc/StandardModel#lesson-higgs-four-leptons',
});

const hyy = analyser('hyy13', {
  slug: 'two-photon-analyser',
  title: 'Higgs boson to two photons',
  shortName: 'H → γγ',
  findOut:
    'A small peak on a large, falling background. Fit the background, subtract it, and judge the peak.',
  audience: 'Age 16 to 19',
  minutes: 45,
  level: 'Intermediate',
  guide: '/docs/13TeVDoc/13tutorial',
  lesson: '/docs/13TeV25Doc/StandardModel#lesson-higgs-two-photons',
});

const hwwData = analyser('hww13d', {
  slug: 'histogram-analyser-data',
  title: 'simulated pseudo-data, 13 TeV',
  shortName: 'H → WW with pseudo-data',
  findOut:
    'Simulation, with pseudo-data in place of data. Do the pseudo-data agree better with or without a Higgs boson?',
  audience: 'Age 16 to 19',
  minutes: 45,
  level: 'Intermediate',
  guide: '/docs/webapps/histogram-analyser-2_13TeV',
});

const ttz = analyser('ttz13', {
  slug: 'ttz-analyser',
  title: 'top quarks with a Z boson',
  shortName: 'tt̄Z',
  findOut: 'A rare Standard Model process, hidden under two common ones.',
  audience: 'Age 17 to 19',
  minutes: 45,
  level: 'Intermediate',
  guide: '/docs/webapps/histogram-analyser-ttZ',
});

const darkMatter = analyser('dm13', {
  slug: 'dark-matter-analyser',
  title: 'search for dark matter',
  shortName: 'Z and dark matter',
  findOut:
    'A Z boson that recoils against nothing visible: dark matter, neutrinos or a mismeasured jet?',
  audience: 'Age 17 to 19',
  minutes: 60,
  level: 'Intermediate',
  guide: '/docs/webapps/mlapp',
});

const hww8 = analyser('hww8', {
  slug: 'histogram-analyser-8tev',
  title: 'Higgs boson to WW, 8 TeV',
  shortName: 'H → WW at 8 TeV',
  findOut:
    'The same nine histograms with a tenth of the luminosity. How much significance is lost?',
  audience: 'Age 16 to 20',
  minutes: 65,
  level: 'Intermediate',
  guide: '/docs/8TeVDoc/event_selection',
});

/** In the order of the gallery: a first look, the analysers from the plainest peak on, and what comes after them. */
export const registry: readonly RegisteredApp[] = [
  {
    slug: 'event-display',
    shortName: 'Event display',
    title: 'Event display with its event library',
    findOut: 'Rotate a collision, select particles, and find out which process produced them.',
    audience: 'Age 15 to 19',
    minutes: 45,
    level: 'Beginner',
    guide: '/docs/webapps/atlas_events',
    lesson: '/docs/webapps/atlas_events#lesson-sort-the-collisions',
    offlineId: 'events',
    data: ['events/'],
  },
  zll,
  hww,
  hzz,
  hyy,
  hwwData,
  ttz,
  darkMatter,
  hww8,
  {
    slug: 'ml-lab',
    shortName: 'Machine-learning lab',
    title: 'Machine-learning lab',
    findOut: 'Train a classifier to separate signal from background. Does it beat your own cuts?',
    audience: 'Age 16 to 19',
    minutes: 60,
    level: 'Intermediate',
    guide: '/docs/webapps/mlapp',
    lesson: '/docs/webapps/mlapp#lesson-teach-a-machine',
    offlineId: 'ml-lab',
    data: ['samples/parts/dm13-', 'samples/parts/hww13-', 'samples/parts/ttz13-'],
  },
  {
    slug: 'root-explorer',
    shortName: 'ROOT explorer',
    title: 'ROOT explorer with its example file',
    findOut: 'Open a ROOT file, look at its trees and branches, plot them, and copy the code.',
    audience: 'Age 17 and up',
    minutes: 10,
    level: 'Beginner',
    guide: '/docs/documentation/data_format/ntuple',
    offlineId: 'root',
    data: ['examples/'],
  },
  {
    slug: 'own-file',
    shortName: 'Your own file',
    title: 'Histograms of your own data',
    findOut: 'Open a CSV, Parquet or ROOT table in linked histograms. It stays on your device.',
    audience: 'Age 16 and up',
    minutes: 25,
    level: 'Beginner',
    guide: '/docs/webapps/histanalyser',
    offlineId: 'own-file',
    data: [],
  },
  {
    slug: 'class-results',
    shortName: 'Class results',
    title: 'Class results',
    findOut: 'For teachers: add up the histograms of all groups, and watch a peak appear.',
    audience: 'For teachers',
    level: 'Beginner',
    guide: '/docs/webapps/curriculum',
    offlineId: 'class-results',
    data: [],
  },
];

export const addressOfApp = ({slug}: RegisteredApp): string => `/apps/${slug}`;

/** The app with this page, such as `/apps/ml-lab`. @throws for an address without an app */
export function appAt(address: string): RegisteredApp {
  const found = registry.find((app) => addressOfApp(app) === address);
  if (!found) throw new Error(`There is no app at ${address}.`);
  return found;
}

/** The duration and the level of the task of an app. */
export const taskOf = ({minutes, level}: RegisteredApp): string =>
  minutes === undefined ? level : `${minutes} min · ${level}`;

/** The audience and the task of an app, and whether its data are simulated. */
export const factsOf = (app: RegisteredApp): string =>
  [app.audience, taskOf(app), ...(app.data.length > 0 ? ['simulated'] : [])].join(' · ');
