/** What came with which version. Source: the tags of the package; for 1.9.0 and later its source. */

interface ApiVersion {
  readonly version: string;
  /** To the day, or to the month where no more is known. */
  readonly date: string;
  readonly brought: readonly string[];
  /** What made older code fail. */
  readonly broke?: readonly string[];
}

export const apiVersions: readonly ApiVersion[] = [
  {
    version: '1.9.0',
    date: '2026-03',
    brought: [
      '`print_metadata`',
      'generator weights: `get_weights`, `get_weight_names`, `get_all_weights_for_release`',
    ],
  },
  {
    version: '1.8.0',
    date: '2025-11-19',
    brought: [
      '`match_metadata` accepts a list, all of whose entries must match',
      'a specific error message if a dataset has no files',
    ],
  },
  {
    version: '1.7.0',
    date: '2025-11-12',
    brought: [
      'a new URL of the metadata service',
      'failed requests are retried, and a progress bar is shown',
      '`set_verbosity`, and `page_size` of `set_release`',
    ],
  },
  {version: '1.6.1', date: '2025-10-04', brought: ['documentation only']},
  {
    version: '1.6.0',
    date: '2025-09-24',
    brought: ['`get_metadata_fields`', 'a release is loaded in pages'],
    broke: ['requires Python 3.10 or later'],
  },
  {
    version: '1.5.0',
    date: '2025-09-22',
    brought: ['`available_skims`', 'the generator events at 13 and 13.6 TeV'],
    broke: ['the key `2025r-evgen` became `2025r-evgen-13tev` and `2025r-evgen-13p6tev`'],
  },
  {version: '1.4.2', date: '2025-08-30', brought: ['corrected type hints']},
  {
    version: '1.4.1',
    date: '2025-08-27',
    brought: ['type hints for all parameters', '`get_urls` caches by default for https'],
    broke: ['`get_metadata` and `get_all_info` no longer have the argument `cache`'],
  },
  {
    version: '1.4.0',
    date: '2025-08-25',
    brought: ['`save_metadata`, `read_metadata`, `get_all_metadata`'],
  },
  {
    version: '1.3.1',
    date: '2025-08-19',
    brought: ['corrections'],
    broke: ['requires Python 3.9 or later'],
  },
  {
    version: '1.3.0',
    date: '2025-08-15',
    brought: ['local copies: `local_path` of `set_release`, `find_all_files`'],
  },
  {
    version: '1.2.0',
    date: '2025-07-31',
    brought: ['`get_all_info`', '`cache` of `get_urls` and `build_dataset`'],
  },
  {version: '1.1.0', date: '2025-07-24', brought: ['`available_keywords`, `match_metadata`']},
  {version: '1.0.1', date: '2025-07-03', brought: ['a correction to the older functions']},
  {
    version: '1.0.0',
    date: '2025-07-02',
    brought: [
      'metadata come from a web service instead of tables in the package',
      '`available_datasets`, `build_dataset`, the protocol `eos`',
    ],
    broke: [
      '`available_data` has been removed',
      'the metadata fields have new names',
      '`get_urls_data`, `build_mc_dataset` and `build_data_dataset` give a deprecation warning',
    ],
  },
  {
    version: '0.6.1',
    date: '2025-06-04',
    brought: ['a reminder to restart the kernel after an installation'],
  },
  {version: '0.6.0', date: '2025-05-15', brought: ['the 2020 samples as individual files']},
  {version: '0.5.1', date: '2025-05-06', brought: ['a different build system']},
  {
    version: '0.5.0',
    date: '2025-05-02',
    brought: ['`protocol` of `get_urls`, with https', '`build_mc_dataset`, `build_data_dataset`'],
  },
  {version: '0.4.0', date: '2025-05-01', brought: ['`install_from_environment`']},
  {version: '0.3.1', date: '2025-04-24', brought: ['corrections']},
  {
    version: '0.3.0',
    date: '2025-04-17',
    brought: ['the release `2025e-13tev-beta`', '`skim` of `get_urls`'],
  },
  {
    version: '0.2.0',
    date: '2025-04-02',
    brought: ['`available_releases`, `get_current_release`, `get_urls_data`'],
  },
  {
    version: '0.1.0',
    date: '2025-04-01',
    brought: ['`set_release`, `get_metadata`, `get_urls`, from tables in the package'],
  },
];

/** Names of fields before version 1.0.0, and what they are called since. */
export const renamedFields: readonly (readonly [before: string, since: string])[] = [
  ['dataset_id', 'dataset_number'],
  ['short_name', 'physics_short'],
  ['e-tag', 'e_tag'],
  ['cross_section', 'cross_section_pb'],
  ['filter_efficiency', 'genFiltEff'],
  ['k_factor', 'kFactor'],
  ['number_events', 'nEvents'],
  ['sum_weights', 'sumOfWeights'],
  ['sum_weights_squared', 'sumOfWeightsSquared'],
  ['generators', 'generator'],
  ['job_link', 'job_path'],
];
