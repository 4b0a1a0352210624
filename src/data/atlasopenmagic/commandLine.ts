/** The command `atom`, which is also called `atlasopenmagic`. Source: cli.py of the package, 2026. */

interface Command {
  /** With its arguments; optional ones in square brackets. */
  readonly usage: string;
  readonly does: string;
}

export const commands: readonly Command[] = [
  {usage: 'atom release list', does: 'The keys of all releases; a star marks the active one.'},
  {
    usage: 'atom release show',
    does: 'The active release, where it was set, and the state of its cache.',
  },
  {
    usage: 'atom release set R [--no-fetch] [--local-path DIR]',
    does: 'Sets a release for later commands and loads it, except with `--no-fetch`.',
  },
  {usage: 'atom release unset', does: 'Forgets the release that was kept.'},
  {usage: 'atom dataset list', does: 'The numbers of all datasets.'},
  {
    usage: 'atom dataset show D [--field F] [--full]',
    does: 'The metadata of a dataset, or one field; with `--full` its files too.',
  },
  {
    usage: 'atom dataset urls D [--skim S] [--protocol P] [--cache | --no-cache]',
    does: 'The URLs of its files, by default for XRootD.',
  },
  {
    usage: 'atom dataset search F V [--tolerance T] [--raw]',
    does: 'The datasets whose field has a value, which is read as JSON if possible.',
  },
  {
    usage: 'atom dataset build FILE [--skim S] [--protocol P] [--cache | --no-cache]',
    does: 'What `build_dataset` returns for the definitions in a JSON file.',
  },
  {
    usage: 'atom metadata fields | keywords | skims | dump',
    does: 'The fields, keywords or skims of the release, or everything.',
  },
  {usage: 'atom metadata export FILE', does: 'Writes the metadata to a `.json` or `.txt` file.'},
  {
    usage: 'atom metadata import FILE [--as-release R]',
    does: 'Loads such a `.json` file under a name, by default `custom`.',
  },
  {
    usage: 'atom weights show | names D [--e-tag T]',
    does: 'The generator weights of a dataset, or only their names.',
  },
  {usage: 'atom weights list', does: 'The generator weights of every dataset of the release.'},
  {
    usage: 'atom cache info | clear',
    does: 'Shows what is kept on disk and how old it is, or deletes it.',
  },
  {
    usage: 'atom cache localize DIR [--warn-missing]',
    does: 'Replaces the kept URLs with paths of local copies, as `find_all_files` does.',
  },
  {
    usage: 'atom env install [PACKAGE …] [--environment-file F]',
    does: 'What `install_from_environment` does.',
  },
];

/** Placed between `atom` and the name of the command. */
export const globalOptions: readonly Command[] = [
  {usage: '--release R', does: 'Use this release, for this command only.'},
  {usage: '--local-path DIR', does: 'Give paths in a folder, or with `eos` on CERN’s disk system.'},
  {usage: '--refresh', does: 'Request the metadata from the service even if they are kept.'},
  {usage: '--page-size N', does: 'Number of datasets per request; 1000 by default.'},
  {
    usage: '--verbosity LEVEL',
    does: '`error`, `warning`, `info` or `debug`; here `warning` by default.',
  },
  {usage: '--json', does: 'JSON also from the commands that otherwise print lines.'},
  {usage: '--no-update-check', does: 'Do not look for a newer version.'},
  {usage: '--version', does: 'Print the version and end.'},
];
