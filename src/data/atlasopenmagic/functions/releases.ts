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
      meaning: 'Each key with one sentence on its content.',
    },
    errors: [],
    notes: [
      'The list is part of the package, so it works without a connection, and a newer release needs a newer package.',
      'The address printed for `2024r-pp` lacks `.ch/` in version 1.8; the right one is `https://opendata.cern.ch/record/80020`.',
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
        'The key; `"2024r-pp"` if none was set and the variable `ATLAS_RELEASE` is not there.',
    },
    errors: [],
    since: '0.2.0',
    example: {
      code: `import atlasopenmagic as atom

print(atom.get_current_release())`,
      shows: '`2024r-pp`, in a fresh Python.',
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
          'A folder that contains all files of the release, or `"eos"` for paths on CERN’s disk system. Without it, addresses on the web.',
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
      'The release stays active for the whole Python process; there is one at a time.',
      'If the release is active already and anything of it is loaded, nothing is loaded again.',
      'A folder that does not exist gives a `UserWarning`, not an error. The folder is taken as flat: path and file name, without subfolders. Use `find_all_files` for a tree of folders.',
    ],
    since: '0.1.0',
    changes: [
      {version: '1.0.0', what: 'loads from the metadata service'},
      {version: '1.3.0', what: '`local_path`'},
      {version: '1.7.0', what: '`page_size`, a progress bar and repeated requests'},
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
        meaning: '`"error"`, `"warning"`, `"info"` or `"debug"`, from least to most.',
      },
    ],
    returns: nothing,
    errors: [{type: 'ValueError', when: 'The level is none of the four.'}],
    notes: [
      'A fresh Python starts at `"info"`.',
      'It acts on the messages of the package alone, which go to the logger `atlasopenmagic`. The progress bar stays.',
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
