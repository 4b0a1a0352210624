import type {ApiFunction} from '../schema';
import {key, nothing, protocol, serviceError, skim, unknownDataset} from './common';

export const files: readonly ApiFunction[] = [
  {
    name: 'get_urls',
    group: 'files',
    summary: '`get_urls` returns the addresses of all files of a dataset.',
    parameters: [
      key,
      skim,
      protocol('"root"'),
      {
        name: 'cache',
        type: 'Optional[bool]',
        default: 'None',
        meaning:
          'Whether `simplecache::` is prepended to each URL, so that a file is copied completely when it is opened. `None` means yes for `"https"` and no otherwise.',
      },
    ],
    returns: {
      type: 'list[str]',
      meaning: 'One address or path for each file, ready for uproot or ROOT.',
    },
    errors: [
      unknownDataset,
      {type: 'ValueError', when: 'The dataset has no such skim; the message lists those it has.'},
      {type: 'ValueError', when: 'The sample is described, but its files are not published.'},
      {type: 'ValueError', when: 'The protocol is not `root`, `https` or `eos`.'},
    ],
    notes: [
      'ROOT itself does not know the prefix `simplecache::`: pass `cache=False` for it.',
      'Files named in `.root.1`, as those of PHYSLITE, are opened with uproot as `uproot.open({address: "CollectionTree"})`.',
    ],
    since: '0.1.0',
    changes: [
      {version: '0.3.0', what: '`skim`'},
      {version: '0.5.0', what: '`protocol`, with `https`'},
      {version: '1.0.0', what: 'protocol `eos`'},
      {version: '1.2.0', what: '`cache`, off by default'},
      {version: '1.4.1', what: '`cache=None` as default: on for https'},
    ],
    example: {
      code: `import atlasopenmagic as atom

atom.set_release("2025e-13tev-beta")
urls = atom.get_urls("data", skim="exactly4lep", protocol="https", cache=False)
print(len(urls))
print(urls[0])`,
      shows: '`16`, and a URL that begins with `https://opendata.cern.ch/eos/opendata/atlas/`.',
    },
  },
  {
    name: 'find_all_files',
    group: 'files',
    summary:
      '`find_all_files` searches a folder with its subfolders and points the release at the copies it finds.',
    parameters: [
      {name: 'local_path', type: 'str', meaning: 'The folder to search.'},
      {
        name: 'warnmissing',
        type: 'bool',
        default: 'False',
        meaning: 'Give a `UserWarning` for each file of the release that is not there.',
      },
    ],
    returns: nothing,
    errors: [serviceError],
    notes: [
      'Files are recognised by their names. Of two with one name, one is taken for both; files that are not found stay web addresses.',
      'It reloads the release each time, so call it after `set_release` and before other changes.',
      'Ask for `cache=False` afterwards, or the https default puts `simplecache::` before your local paths too.',
    ],
    since: '1.3.0',
    example: {
      code: `import atlasopenmagic as atom

atom.set_release("2025e-13tev-beta")
atom.find_all_files("my_ntuples")
print(atom.get_urls("data", skim="exactly4lep", protocol="https", cache=False))`,
      shows: 'Paths for the files that are below `my_ntuples`, web addresses for the others.',
    },
  },
];
