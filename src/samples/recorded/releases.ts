/** The releases for education whose ntuples are read, and how their files are recognised and found. */
import type {NtupleEvent, NtupleFile, NtupleTree} from './ntuple';

export type RecordedRelease = '2020e-13tev' | '2025e-13tev-beta';

export interface ReleaseFiles {
  readonly key: RecordedRelease;
  /** `the 2020 education release`. */
  readonly name: string;
  readonly tree: string;
  /** Branches that files of this release have, and those of no other do. */
  readonly marks: readonly string[];
  /** From the energies of the files to GeV. */
  readonly toGeV: number;
  /** Energy of the collisions, in TeV. */
  readonly energy: number;
  /** Luminosity of all data files, in fb⁻¹. */
  readonly luminosity: number;
  /** Name of the data-taking period of each data file. */
  readonly periods: readonly string[];
  /** In fb⁻¹; null where only that of all periods is published. */
  readonly periodLuminosity: Readonly<Record<string, number>> | null;
  /** Returns the URL of a data file of a collection or skim. */
  readonly addressOf: (collection: string, period: string) => string;
  /** The period that the name of a data file states. */
  readonly periodOf: (fileName: string) => string | undefined;
}

const eos = 'https://opendata.cern.ch/eos/opendata/atlas';

/** Source of the luminosities: `luminosityNote` of the release in the catalogue. */
const release2020: ReleaseFiles = {
  key: '2020e-13tev',
  name: 'the 2020 education release',
  tree: 'mini',
  marks: ['lep_ptcone30', 'met_et', 'SumWeights'],
  toGeV: 1e-3,
  energy: 13,
  luminosity: 10.064,
  periods: ['A', 'B', 'C', 'D'],
  periodLuminosity: {A: 0.547, B: 1.949, C: 2.884, D: 4.684},
  addressOf: (collection, period) =>
    `${eos}/OutreachDatasets/2020-01-22/${collection}/Data/data_${period}.${collection}.root`,
  periodOf: (fileName) => /^data_([A-D])\./.exec(fileName)?.[1],
};

const years2025 = {data15: 'D E F G H J', data16: 'A B C D E F G I K L'};

const release2025: ReleaseFiles = {
  key: '2025e-13tev-beta',
  name: 'the 2025 education release (beta)',
  tree: 'analysis',
  marks: ['lep_isLooseIso', 'met_mpx', 'jet_btag_quantile'],
  toGeV: 1,
  energy: 13,
  luminosity: 36.6,
  periods: Object.entries(years2025).flatMap(([year, letters]) =>
    letters.split(' ').map((letter) => `${year}_period${letter}`),
  ),
  periodLuminosity: null,
  addressOf: (collection, period) =>
    `${eos}/rucio/opendata/ODEO_FEB2025_v0_${collection}_${period}.${collection}.root`,
  periodOf: (fileName) => /(data1[56]_period[A-L])\./.exec(fileName)?.[1],
};

export const recordedReleases: Readonly<Record<RecordedRelease, ReleaseFiles>> = {
  '2020e-13tev': release2020,
  '2025e-13tev-beta': release2025,
};

export const releaseKeys = Object.keys(recordedReleases) as readonly RecordedRelease[];

/** The release of a tree by its name and branches; undefined for any other file. */
const releaseOfTree = ({path, branches}: NtupleTree): ReleaseFiles | undefined => {
  const names = new Set(branches.map(({name}) => name));
  return Object.values(recordedReleases).find(
    ({tree, marks}) => path === tree && marks.every((mark) => names.has(mark)),
  );
};

/** The tree of a released ntuple; undefined for any other file. */
export function releasedTree({
  contents: {trees},
}: NtupleFile): {readonly tree: NtupleTree; readonly release: ReleaseFiles} | undefined {
  for (const tree of trees) {
    const release = releaseOfTree(tree);
    if (release) return {tree, release};
  }
  return undefined;
}

export const simulationBranches = ['runNumber', 'channelNumber'] as const;

/**
 * The number of the simulated sample (DSID) that an event belongs to; undefined if it was recorded. In data
 * `channelNumber` is missing, zero, or the number of the run.
 */
export function datasetNumberOf(event: NtupleEvent): number | undefined {
  const channel = event.number('channelNumber');
  return Number.isNaN(channel) || channel === 0 || channel === event.number('runNumber')
    ? undefined
    : channel;
}
