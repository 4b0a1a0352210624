/** Programs besides Node that some tests need, and that a machine may lack. */
import {spawnSync} from 'node:child_process';

export const isInstalled = (program: string): boolean =>
  spawnSync(program, ['--version'], {stdio: 'ignore'}).status === 0;

interface Program {
  readonly name: string;
  /** What is left out without the program. */
  readonly neededFor: string;
  readonly debian: string;
  readonly macOS: string;
}

const programs: readonly Program[] = [
  {
    name: 'git',
    neededFor: 'the tests of the history and of diffs, and the dates of pages',
    debian: 'apt-get install git',
    macOS: 'xcode-select --install',
  },
  {
    name: 'python3',
    neededFor:
      'the tests that let Python parse the code of pages and apps, and those of the Python launcher',
    debian: 'apt-get install python3',
    macOS: 'xcode-select --install',
  },
  {
    name: 'bash',
    neededFor: 'the tests that let Bash parse the commands of pages',
    debian: 'apt-get install bash',
    macOS: 'brew install bash',
  },
  {
    name: 'sha256sum',
    neededFor: 'the test that compares the bundle with its checksums',
    debian: 'apt-get install coreutils',
    macOS: 'brew install coreutils',
  },
];

/** For each program that is not installed, a line that says what is skipped and how to install it. */
export const missingPrograms = (): readonly string[] =>
  programs
    .filter(({name}) => !isInstalled(name))
    .map(
      ({name, neededFor, debian, macOS}) =>
        `${name} is not installed: skips ${neededFor}. To include them: ${debian} (Debian) or ${macOS} (macOS).`,
    );
