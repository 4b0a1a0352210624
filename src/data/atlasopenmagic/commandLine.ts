/** The command `atom`, which is also called `atlasopenmagic`. Source: cli.py of the package, 2026. */

interface Command {
  /** With its arguments; optional ones in square brackets. */
  readonly usage: string;
  readonly does: string;
}

export const commands: readonly Command[] = [
  {
    usage: 'atom release list',
    does: 'Lists the keys of all releases; a star marks the active one.',
  },
  {
    usage: 'atom release show',
    does: 'Shows the active release, where it was set, and the state of its cache.',
  },
  {
    usage: 'atom release set R [--no-fetch] [--local-path DIR]',
    does: 'Sets the release for later commands and, unless you give `--no-fetch`, loads it.',
  },
  {usage: 'atom release unset', does: 'Clears the saved release.'},
  {usage: 'atom dataset list', does: 'Lists the numbers of all datasets.'},
  {
    usage: 'atom dataset show D [--field F] [--full]',
    does: 'Shows the metadata of a dataset or a single field; with `--full`, its files too.',
  },
  {
    usage: 'atom dataset urls D [--skim S] [--protocol P] [--cache | --no-cache]',
    does: 'Lists the URLs of the dataset’s files, by default for XRootD.',
  },
  {
    usage: 'atom dataset search F V [--tolerance T] [--raw]',
    does: 'Finds the datasets in which field F has the value V; V is read as JSON if possible.',
  },
  {
    usage: 'atom dataset build FILE [--skim S] [--protocol P] [--cache | --no-cache]',
    does: 'Calls `build_dataset` with the definitions in a JSON file and prints the result.',
  },
  {
    usage: 'atom metadata fields | keywords | skims | dump',
    does: 'Lists the fields, keywords or skims of the release, or all its metadata.',
  },
  {usage: 'atom metadata export FILE', does: 'Writes the metadata to a `.json` or `.txt` file.'},
  {
    usage: 'atom metadata import FILE [--as-release R]',
    does: 'Loads an exported `.json` file under a release name, by default `custom`.',
  },
  {
    usage: 'atom weights show | names D [--e-tag T]',
    does: 'Shows the generator weights of a dataset, or only their names.',
  },
  {
    usage: 'atom weights list',
    does: 'Lists the generator weights of every dataset in the release.',
  },
  {
    usage: 'atom cache info | clear',
    does: 'Shows the contents and age of the disk cache, or clears it.',
  },
  {
    usage: 'atom cache localize DIR [--warn-missing]',
    does: 'Replaces the cached URLs with the paths of local copies, as `find_all_files` does.',
  },
  {
    usage: 'atom env install [PACKAGE …] [--environment-file F]',
    does: 'Installs packages, as `install_from_environment` does.',
  },
];

/** Placed between `atom` and the name of the command. */
export const globalOptions: readonly Command[] = [
  {usage: '--release R', does: 'Use this release for this command only.'},
  {
    usage: '--local-path DIR',
    does: 'Return paths in a folder or, with `eos`, on CERN’s disk system EOS.',
  },
  {usage: '--refresh', does: 'Request the metadata from the service even if they are cached.'},
  {usage: '--page-size N', does: 'Number of datasets per request; 1000 by default.'},
  {
    usage: '--verbosity LEVEL',
    does: '`error`, `warning`, `info` or `debug`; here `warning` by default.',
  },
  {usage: '--json', does: 'Print JSON even for commands that print plain text by default.'},
  {usage: '--no-update-check', does: 'Do not look for a newer version.'},
  {usage: '--version', does: 'Print the version and exit.'},
];
