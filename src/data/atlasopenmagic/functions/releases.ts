import type {ApiFunction} from '../schema';
import {nothing, serviceError} from './common';

export const releases: readonly ApiFunction[] = [
  {
    name: 'available_releases',
    group: 'releases',
    summary: '`available_releases` prints and returns the keys of the seven releases.',
    parameters: [],
    returns: {
      type: 'dict[str, str]',
      meaning: 'Each key, with a one-sentence description of the release.',
    },
    errors: [],
    notes: [
      'The list is part of the package, so it works without a connection, but a new release appears only in a newer version of the package.',
      'In version 1.8, `.ch/` is missing from the URL printed for `2024r-pp`; the correct URL is `https://opendata.cern.ch/record/80020`.',
    ],
    since: '0.2.0',
    example: {
      code: `import atlasopenmagic as atom

releases = atom.available_releases()
print(len(releases))`,
      shows: 'The list of keys with their descriptions, then `7`.',
    },
  },
  {
    name: 'get_current_release',
    group: 'releases',
    summary: '`get_current_release` returns the key of the active release.',
    parameters: [],
    returns: {
      type: 'str',
      meaning:
        'The key; `"2024r-pp"` if none was set and the environment variable `ATLAS_RELEASE` is not defined.',
    },
    errors: [],
    since: '0.2.0',
    example: {
      code: `import atlasopenmagic as atom

print(atom.get_current_release())`,
      shows: '`2024r-pp`, in a new Python session.',
    },
  },
  {
    name: 'set_release',
    group: 'releases',
    summary:
      '`set_release` makes a release the active one and loads the metadata of all its datasets.',
    parameters: [
      {name: 'release', type: 'str', meaning: 'A key from `available_releases()`.'},
      {
        name: 'local_path',
        type: 'Optional[str]',
        default: 'None',
        meaning:
          'A folder that contains all files of the release, or `"eos"` for paths on CERN’s disk system EOS. Without it, `get_urls` returns URLs.',
      },
      {
        name: 'page_size',
        type: 'int',
        default: '1000',
        meaning: 'Number of datasets per request.',
      },
    ],
    returns: nothing,
    errors: [{type: 'ValueError', when: 'The key does not exist.'}, serviceError],
    notes: [
      'The release stays active for the whole Python process; only one release is active at a time.',
      'If the release is already active and any of its metadata are loaded, nothing is loaded again.',
      'A folder that does not exist triggers a `UserWarning`, not an error. The folder is assumed to be flat, without subfolders: each path is the folder plus the file name. For files in subfolders, use `find_all_files`.',
    ],
    since: '0.1.0',
    changes: [
      {version: '1.0.0', what: 'loads from the metadata service'},
      {version: '1.3.0', what: '`local_path`'},
      {version: '1.7.0', what: '`page_size`, a progress bar and automatic retries'},
    ],
    example: {
      code: `import atlasopenmagic as atom

atom.set_release("2025e-13tev-beta")
print(atom.get_current_release())`,
      shows: 'A progress bar called `Fetching datasets`, then `2025e-13tev-beta`.',
    },
  },
  {
    name: 'set_verbosity',
    group: 'releases',
    summary: '`set_verbosity` chooses how many messages the package prints.',
    parameters: [
      {
        name: 'level',
        type: 'str',
        default: '"info"',
        meaning: '`"error"`, `"warning"`, `"info"` or `"debug"`, from fewest to most messages.',
      },
    ],
    returns: nothing,
    errors: [{type: 'ValueError', when: 'The level is not one of these four.'}],
    notes: [
      'The level is `"info"` in a new Python session.',
      'It affects only the messages of the package, which go to the logger `atlasopenmagic`. The progress bar is still shown.',
    ],
    since: '1.7.0',
    example: {
      code: `import atlasopenmagic as atom

atom.set_verbosity("error")
atom.set_release("2024r-pp")`,
      shows: 'The progress bar alone, without the messages about what is loaded.',
    },
  },
];
