/** Settings outside Python, and the services that the package uses. */

interface EnvironmentVariable {
  readonly name: string;
  /** Null where nothing is set. */
  readonly default: string | null;
  readonly meaning: string;
  /** Read by the command `atom` alone. */
  readonly isForCommand?: boolean;
}

export const environmentVariables: readonly EnvironmentVariable[] = [
  {
    name: 'ATLAS_RELEASE',
    default: '2024r-pp',
    meaning: 'The active release when the package is imported, and for the command `atom`.',
  },
  {
    name: 'ATLAS_API_BASE_URL',
    default: 'https://atlasopenmagic-api.app.cern.ch',
    meaning:
      'The URL of the metadata service. In the source code that we checked, which is newer than version 1.8.0, loading the weights module resets this URL to the default; send one request to check that yours is used.',
  },
  {
    name: 'PMG_WEIGHTS_API_URL',
    default: 'https://atlas-pmg-api.app.cern.ch',
    meaning: 'The URL of the service for generator weights.',
  },
  {
    name: 'ATLASOPENMAGIC_NO_UPDATE_CHECK',
    default: null,
    meaning: 'If set to any value, the command does not check PyPI for a newer version.',
    isForCommand: true,
  },
  {
    name: 'XDG_CACHE_HOME',
    default: '~/.cache',
    meaning:
      'The folder in which the command keeps metadata, as `atlasopenmagic/metadata-<release>.json`.',
    isForCommand: true,
  },
  {
    name: 'XDG_CONFIG_HOME',
    default: '~/.config',
    meaning: 'The folder in which the command keeps its settings, as `atlasopenmagic/config.json`.',
    isForCommand: true,
  },
];

export interface Endpoint {
  readonly service: 'metadata' | 'weights';
  readonly path: string;
  readonly answers: string;
  readonly askedBy: string;
  /** Seconds until the package gives up. */
  readonly timeout: number;
}

/** All are GET requests that answer in JSON. */
export const endpoints: readonly Endpoint[] = [
  {
    service: 'metadata',
    path: '/datasets/count?release_name=R',
    answers: '`{"count": n}`, the number of datasets of a release.',
    askedBy: '`set_release`',
    timeout: 30,
  },
  {
    service: 'metadata',
    path: '/datasets?release_name=R&skip=S&limit=L',
    answers: 'A list of at most `L` datasets, starting from position `S`.',
    askedBy: '`set_release`',
    timeout: 120,
  },
  {
    service: 'metadata',
    path: '/metadata/R/D',
    answers: 'All fields of dataset `D`.',
    askedBy: '`get_metadata`, `get_all_info` and `get_urls`, if the dataset is not loaded',
    timeout: 30,
  },
  {
    service: 'weights',
    path: '/weights/dsid/D/tag/T',
    answers: 'The names of the weights of a dataset with this event-generation tag.',
    askedBy: '`get_weights`',
    timeout: 30,
  },
  {
    service: 'weights',
    path: '/weights/dsid/D',
    answers: '`{"weights": {tag: [names]}}`, for each tag of a dataset.',
    askedBy: '`get_weights`, if no tag is known',
    timeout: 30,
  },
  {
    service: 'weights',
    path: '/weights/dsids/D,D,D',
    answers: 'The same for several datasets; the package requests 500 at a time.',
    askedBy: '`get_all_weights_for_release`',
    timeout: 120,
  },
];
