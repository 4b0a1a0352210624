/**
 * The public functions of the Python package atlasopenmagic, as of version 1.8.0 and, where `since` is
 * 1.9.0, of the versions after it. Source: the package itself, metadata.py, utils.py and weights.py.
 */
interface ApiParameter {
  readonly name: string;
  /** As Python writes it; left out where the parameter has to be given. */
  readonly default?: string;
  /** Takes all positional arguments from here on. */
  readonly isVariadic?: boolean;
}

export interface ApiFunction {
  readonly name: string;
  readonly parameters: readonly ApiParameter[];
  /** The version that brought it. */
  readonly since: string;
  /** What to call instead, for a function that warns and will go. */
  readonly insteadCall?: string;
}

const needed = (name: string): ApiParameter => ({name});
const optional = (name: string, value: string): ApiParameter => ({name, default: value});

const key = needed('key');
const field = optional('var', 'None');
const environmentFile = optional('environment_file', 'None');
const eTag = optional('e_tag', 'None');
const skim = optional('skim', '"noskim"');

const fileName = optional('file_name', '"metadata.json"');
const https = optional('protocol', '"https"');

export const atlasopenmagicApi: readonly ApiFunction[] = [
  {name: 'available_releases', parameters: [], since: '0.2.0'},
  {name: 'get_current_release', parameters: [], since: '0.2.0'},
  {
    name: 'set_release',
    parameters: [needed('release'), optional('local_path', 'None'), optional('page_size', '1000')],
    since: '0.1.0',
  },
  {name: 'set_verbosity', parameters: [optional('level', '"info"')], since: '1.7.0'},
  {name: 'available_datasets', parameters: [], since: '1.0.0'},
  {name: 'available_skims', parameters: [], since: '1.5.0'},
  {name: 'available_keywords', parameters: [], since: '1.1.0'},
  {name: 'get_metadata_fields', parameters: [], since: '1.6.0'},
  {
    name: 'match_metadata',
    parameters: [needed('field'), needed('value'), optional('float_tolerance', '0.01')],
    since: '1.1.0',
  },
  {name: 'get_metadata', parameters: [key, field], since: '0.1.0'},
  {name: 'get_all_info', parameters: [key, field], since: '1.2.0'},
  {name: 'get_all_metadata', parameters: [], since: '1.4.0'},
  {name: 'print_metadata', parameters: [key], since: '1.9.0'},
  {name: 'save_metadata', parameters: [fileName], since: '1.4.0'},
  {
    name: 'read_metadata',
    parameters: [fileName, optional('release', '"custom"')],
    since: '1.4.0',
  },
  {
    name: 'get_urls',
    parameters: [key, skim, optional('protocol', '"root"'), optional('cache', 'None')],
    since: '0.1.0',
  },
  {
    name: 'find_all_files',
    parameters: [needed('local_path'), optional('warnmissing', 'False')],
    since: '1.3.0',
  },
  {
    name: 'build_dataset',
    parameters: [needed('samples_defs'), skim, https, optional('cache', 'False')],
    since: '1.0.0',
  },
  {
    name: 'install_from_environment',
    parameters: [{name: 'packages', isVariadic: true}, environmentFile],
    since: '0.4.0',
  },
  {name: 'get_weights', parameters: [key, eTag], since: '1.9.0'},
  {name: 'get_weight_names', parameters: [key, eTag], since: '1.9.0'},
  {
    name: 'get_all_weights_for_release',
    parameters: [optional('release_name', 'None')],
    since: '1.9.0',
  },
  {
    name: 'get_urls_data',
    parameters: [key, optional('protocol', '"root"')],
    since: '0.2.0',
    insteadCall: 'get_urls("data", skim=key)',
  },
  {
    name: 'build_mc_dataset',
    parameters: [needed('mc_defs'), skim, https, optional('cache', 'None')],
    since: '0.5.0',
    insteadCall: 'build_dataset',
  },
  {
    name: 'build_data_dataset',
    parameters: [
      needed('data_keys'),
      optional('name', '"Data"'),
      optional('color', 'None'),
      https,
      optional('cache', 'None'),
    ],
    since: '0.5.0',
    insteadCall: 'build_dataset',
  },
];
