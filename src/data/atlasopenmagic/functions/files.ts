import type {ApiFunction} from '../schema';
import {key, nothing, protocol, serviceError, skim, unknownDataset} from './common';

export const files: readonly ApiFunction[] = [
  {
    name: 'get_urls',
    group: 'files',
    summary: '`get_urls` returns the URLs of all files of a dataset.',
    parameters: [
      key,
      skim,
      protocol('"root"'),
      {
        name: 'cache',
        type: 'Optional[bool]',
        default: 'None',
        meaning:
          'If `True`, `simplecache::` is prepended to each URL, so that the whole file is copied when it is opened. `None` means `True` for `"https"` and `False` otherwise.',
      },
    ],
    returns: {
      type: 'list[str]',
      meaning: 'One URL or path per file, for uproot or ROOT.',
    },
    errors: [
      unknownDataset,
      {
        type: 'ValueError',
        when: 'The dataset has no such skim; the message lists the available skims.',
      },
      {type: 'ValueError', when: 'The sample is described, but its files are not published.'},
      {type: 'ValueError', when: 'The protocol is not `root`, `https` or `eos`.'},
    ],
    notes: [
      'ROOT does not recognise the prefix `simplecache::`: use `cache=False`.',
      'Files whose names end in `.root.1`, such as PHYSLITE files, are opened with uproot as `uproot.open({url: "CollectionTree"})`.',
    ],
    since: '0.1.0',
    changes: [
      {version: '0.3.0', what: '`skim`'},
      {version: '0.5.0', what: '`protocol`, with `https`'},
      {version: '1.0.0', what: 'protocol `eos`'},
      {version: '1.2.0', what: '`cache`, off by default'},
      {version: '1.4.1', what: '`cache=None` by default: HTTPS files are cached'},
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
      '`find_all_files` searches a folder and its subfolders, and replaces URLs with the paths of the copies it finds.',
    parameters: [
      {name: 'local_path', type: 'str', meaning: 'The folder to search.'},
      {
        name: 'warnmissing',
        type: 'bool',
        default: 'False',
        meaning: 'If `True`, each missing file of the release triggers a `UserWarning`.',
      },
    ],
    returns: nothing,
    errors: [serviceError],
    notes: [
      'Files are recognised by name. If two files have the same name, one of them is used for both; for missing files the URL is kept.',
      'It reloads the release each time, so call it after `set_release` and before other changes.',
      'Use `cache=False` afterwards; otherwise the default for https also prepends `simplecache::` to your local paths.',
    ],
    since: '1.3.0',
    example: {
      code: `import atlasopenmagic as atom

atom.set_release("2025e-13tev-beta")
atom.find_all_files("my_ntuples")
print(atom.get_urls("data", skim="exactly4lep", protocol="https", cache=False))`,
      shows: 'Paths for the files in `my_ntuples`, URLs for the others.',
    },
  },
];
