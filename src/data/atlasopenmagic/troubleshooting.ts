/** What goes wrong, by the words that a reader sees. */

export interface Trouble {
  /** Of its section, unique on a page. */
  readonly id: string;
  readonly about: 'installation' | 'datasets' | 'files' | 'weights';
  readonly symptom: string;
  readonly cause: string;
  readonly advice: string;
}

export const troubles: readonly Trouble[] = [
  {
    id: 'no-module',
    about: 'installation',
    symptom: "`No module named 'atlasopenmagic'`",
    cause:
      'pip installed the package for a different Python, or the kernel was started before the installation.',
    advice: 'Install with `python -m pip`, or with `%pip` in a notebook, and restart the kernel.',
  },
  {
    id: 'no-module-swan',
    about: 'installation',
    symptom: 'The same on SWAN, after `%pip install --user`',
    cause: 'The folder of your user packages is not on the Python path.',
    advice: 'Add `site.getusersitepackages()` to `sys.path` before the import.',
  },
  {
    id: 'python-too-old',
    about: 'installation',
    symptom: 'pip finds only old versions',
    cause: 'Version 1.6.0 and later require Python 3.10 or later.',
    advice: 'Create an environment with a newer Python.',
  },
  {
    id: 'no-attribute-available-data',
    about: 'installation',
    symptom: "`has no attribute 'available_data'`",
    cause: 'Your code was written for a version before 1.0.0.',
    advice: 'Call `available_datasets()`; the collision data are the dataset `"data"`.',
  },
  {
    id: 'no-attribute-new',
    about: 'installation',
    symptom: "`has no attribute 'print_metadata'` or `'get_weights'`",
    cause: 'The package is older than version 1.9.0.',
    advice: 'Upgrade the package and restart the kernel.',
  },
  {
    id: 'old-field',
    about: 'installation',
    symptom: "`Invalid field name: 'cross_section'`",
    cause: 'Your code was written for a version before 1.0.0.',
    advice: 'Use `cross_section_pb`; other fields were also renamed.',
  },
  {
    id: 'invalid-release',
    about: 'datasets',
    symptom: "`Invalid release '…'. Use one of: …`",
    cause: 'The key is misspelt, or it is `2025r-evgen`, which was used before version 1.5.0.',
    advice: 'Copy a key from the message.',
  },
  {
    id: 'dataset-not-found',
    about: 'datasets',
    symptom: "`Dataset '…' not found in release '…'`",
    cause: 'A different release is active, the number is wrong, or there is no connection.',
    advice:
      'Check the release with `get_current_release()`, and read the reason at the end of the message.',
  },
  {
    id: 'invalid-field',
    about: 'datasets',
    symptom: "`Invalid field name: '…'. Available fields: …`",
    cause: 'This release has no such field, or only one dataset is loaded.',
    advice: 'Call `set_release`, then choose from `get_metadata_fields()`.',
  },
  {
    id: 'only-one-dataset',
    about: 'datasets',
    symptom: '`available_datasets()` returns only one entry, or a search finds nothing',
    cause:
      '`get_metadata` or `get_urls` was called before `set_release` and loaded only one dataset.',
    advice:
      'Restart Python and call `set_release` first. Calling it now does not load the other datasets if the release is already active.',
  },
  {
    id: 'no-datasets-found',
    about: 'datasets',
    symptom: '`No datasets found.`',
    cause:
      'Upper and lower case do not match, a keyword is incomplete, or an integer was given as a string.',
    advice: 'Compare with `available_keywords()`, and give integers as integers, not as strings.',
  },
  {
    id: 'service-unreachable',
    about: 'datasets',
    symptom: '`ConnectionError`, `ReadTimeout` or `RetryError` from the library requests',
    cause: 'The metadata service does not respond, although the package sent several requests.',
    advice: 'Try again later; until then, work with a file from `save_metadata`.',
  },
  {
    id: 'skim-not-found',
    about: 'files',
    symptom: "`Skim '…' not found for dataset '…'`",
    cause: 'The skim name is misspelt.',
    advice: 'Copy a name from the message.',
  },
  {
    id: 'only-unskimmed',
    about: 'files',
    symptom: '`only has the base (unskimmed) version available`',
    cause: 'The active release has no skims, or you forgot to set a release with skims.',
    advice: 'Omit `skim`, or set a release with skims, such as the 2025 education release.',
  },
  {
    id: 'no-files',
    about: 'files',
    symptom: "`Dataset '…' has no available files`",
    cause: 'The sample is described, but its files are not published.',
    advice: 'Choose another sample.',
  },
  {
    id: 'invalid-protocol',
    about: 'files',
    symptom: "`Invalid protocol '…'`",
    cause: 'The protocol name is wrong, for example `http` instead of `https`.',
    advice: 'Write `root`, `https` or `eos`.',
  },
  {
    id: 'root-cannot-open',
    about: 'files',
    symptom: 'ROOT cannot open a URL that begins with `simplecache::`',
    cause: 'The prefix is intended for the Python library fsspec; ROOT does not recognise it.',
    advice: 'Get the URLs with `cache=False`.',
  },
  {
    id: 'disk-fills-up',
    about: 'files',
    symptom: 'The disk fills up, or opening a file takes minutes',
    cause: 'With `simplecache::`, the whole file is copied when it is opened.',
    advice: 'Use `cache=False`, or `protocol="root"` if XRootD is installed.',
  },
  {
    id: 'local-prefix',
    about: 'files',
    symptom: 'Local paths begin with `simplecache::`',
    cause: 'After `find_all_files`, the default for https still adds the prefix.',
    advice: 'Call `get_urls` with `cache=False`.',
  },
  {
    id: 'key-error-dids',
    about: 'files',
    symptom: "`KeyError: 'dids'`",
    cause: 'A group given to `build_dataset` has no list of datasets.',
    advice: 'Add `"dids": [...]`, also for a single dataset.',
  },
  {
    id: 'weights-not-found',
    about: 'weights',
    symptom: "`Weights not found for dataset '…'`",
    cause: 'The service has no weight names for this dataset and tag.',
    advice: 'Check the number and the tag.',
  },
  {
    id: 'weights-other-release',
    about: 'weights',
    symptom: "`Release '…' is not the current release`",
    cause: '`get_all_weights_for_release` works only for the active release.',
    advice: 'Call `set_release` with that key first.',
  },
];
