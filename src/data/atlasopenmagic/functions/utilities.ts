import type {ApiFunction} from '../schema';
import {nothing, protocol, skim, unknownDataset} from './common';

export const utilities: readonly ApiFunction[] = [
  {
    name: 'build_dataset',
    group: 'utilities',
    section: 'build-dataset',
    summary:
      '`build_dataset` returns the URLs of all files of an analysis, in groups with names and colours.',
    parameters: [
      {
        name: 'samples_defs',
        type: 'dict[str, dict[str, Any]]',
        meaning:
          'For each group name, a dictionary with `dids`, a list of dataset numbers or `"data"`, and optionally `color`.',
      },
      skim,
      protocol('"https"'),
      {
        name: 'cache',
        type: 'Optional[bool]',
        default: 'False',
        meaning:
          '`False` gives plain URLs, `True` prepends `simplecache::` to them, and `None` does so only for `"https"`.',
      },
    ],
    returns: {
      type: 'dict[str, dict]',
      meaning:
        'For each group name, a dictionary with `list` (the URLs) and, if you gave one, `color`.',
    },
    errors: [
      {type: 'KeyError', when: 'A group has no `dids`.'},
      unknownDataset,
      {
        type: 'ValueError',
        when: 'A dataset does not have this skim, or the protocol does not exist.',
      },
    ],
    notes: [
      'The same skim is used for all groups. `dids` has to be a list even for a single number, because a string would be read character by character.',
      'Other entries of a group, such as your own scale factor, are ignored.',
    ],
    since: '1.0.0',
    changes: [{version: '1.2.0', what: '`cache`'}],
    example: {
      code: `import atlasopenmagic as atom

atom.set_release("2025e-13tev-beta")
definitions = {
    "Data": {"dids": ["data"], "color": "black"},
    "ZZ*": {"dids": [700600, 700601], "color": "#ff0000"},
    "Higgs, 125 GeV": {"dids": [345060, 346228], "color": "#00cdff"},
}
samples = atom.build_dataset(definitions, skim="exactly4lep")
for name, sample in samples.items():
    print(name, len(sample["list"]), sample["color"])`,
      shows: '`Data 16 black`, then two files for each of the other groups.',
    },
  },
  {
    name: 'install_from_environment',
    group: 'utilities',
    section: 'install-from-environment',
    summary:
      '`install_from_environment` installs the packages that the tutorial notebooks need, with pip, in the Python environment that is running.',
    parameters: [
      {
        name: 'packages',
        type: 'str',
        isVariadic: true,
        meaning:
          'Names of the packages to install. Without names, all packages that the file lists for pip are installed.',
      },
      {
        name: 'environment_file',
        type: 'Optional[str]',
        default: 'None',
        meaning:
          'Path or URL of a conda environment file. The default is the environment file of the notebook collection.',
      },
    ],
    returns: nothing,
    errors: [
      {type: 'FileNotFoundError', when: 'The file does not exist.'},
      {type: 'ValueError', when: 'The file cannot be downloaded, or has no valid `dependencies`.'},
      {type: 'ValueError', when: 'None of the names is in the pip section of the file.'},
      {
        type: 'subprocess.CalledProcessError',
        when: 'pip fails; its message is printed above the error.',
      },
    ],
    notes: [
      'Packages that the file lists for conda, such as ROOT, are skipped.',
      'A name matches all packages that begin with it: `uproot` also installs uproot3.',
      'It calls `pip install --upgrade`, and adds `--user` outside a virtual environment.',
      'Restart the kernel afterwards, because Python does not reload packages that it has already imported.',
    ],
    since: '0.4.0',
    example: {
      code: `from atlasopenmagic import install_from_environment

install_from_environment("uproot", "awkward", "vector")`,
      shows:
        'A line that begins with `Installing packages`, the output of pip, and a reminder to restart.',
    },
  },
];
