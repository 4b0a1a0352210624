/** A step of `npm test`, and the commands of which steps are made. */
import path from 'node:path';
import {cacheFolder, hashOf} from '../../../plugins/results-cache';

/** How `npm run check` runs a step when some files have changed. */
interface QuickCheck {
  /** The files that the step is about. */
  readonly files: RegExp;
  /** The command for the changed files among these; without it, the whole step is run. */
  readonly command?: (files: readonly string[]) => readonly string[];
}

export interface Step {
  readonly name: string;
  /** What goes wrong for a reader or a developer without the step, in a few words: `docs-dev/gate.md` lists it. */
  readonly guards: string;
  /** A command of the project, run without a shell from the project's folder. */
  readonly command: readonly string[];
  /** Set if the following groups are meaningless after a failure. */
  readonly isNeededByAll?: boolean;
  /** Set if the step is fast enough for `npm run check`. */
  readonly quick?: QuickCheck;
  /** True if the result for a file depends on this file and on settings alone: CI takes what a day has changed. */
  readonly isPerFile?: boolean;
  /** The command where only these files have changed within a day, if fewer tests then have to run. */
  readonly onRecent?: (changed: readonly string[]) => readonly string[];
  /** The JSON report from which the tests of the step are counted; without one the step counts as one. */
  readonly report?: {readonly file: string; readonly format: 'vitest' | 'playwright'};
  /** The reason why the step is not needed this time; undefined if it is. */
  readonly reasonToSkip?: () => string | undefined;
}

export const bin = (name: string): string => `node_modules/.bin/${name}`;
export const script = (name: string): readonly string[] => [bin('tsx'), `tools/${name}.ts`];

/** Tools note absolute paths, so each copy of the project has its own folder for what they keep. */
export const kept = (file: string): string =>
  path.join(cacheFolder(`checks-${hashOf(process.cwd())}`), file);
export const withCache = (file: string): readonly string[] => [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  kept(file),
];

export function vitest(project: string, guards: string): Step {
  const file = `test-results/${project}.json`;
  return {
    name: `${project} tests`,
    guards,
    command: [
      bin('vitest'),
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${file}`,
    ],
    report: {file, format: 'vitest'},
  };
}

export function playwright(
  name: string,
  guards: string,
  projects: readonly string[],
  ...parameters: readonly string[]
): Step {
  return {
    name,
    guards,
    command: [
      bin('playwright'),
      'test',
      ...projects.map((project) => `--project=${project}`),
      ...parameters,
    ],
    report: {file: 'test-results/browser.json', format: 'playwright'},
  };
}
