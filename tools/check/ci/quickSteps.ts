/** What `npm run check` runs for the files that have changed. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {answerOfGit} from '../../../config/git';
import type {Step} from './step';

/** Branches that others build on, the best known first. */
const mainBranches = ['origin/HEAD', 'origin/main', 'main', 'origin/master', 'master'];

const lines = (text: string | undefined): readonly string[] => (text ? text.split('\n') : []);

/**
 * The files that differ from where this branch left the main one: committed, staged, unstaged or new. Deleted files are
 * among them.
 *
 * @returns undefined if git cannot tell
 */
export function changedFiles(folder = '.'): readonly string[] | undefined {
  const git = (...command: readonly string[]) => answerOfGit(folder, command);
  const main = mainBranches.find((branch) => git('rev-parse', '--verify', '-q', branch));
  const base = (main && git('merge-base', 'HEAD', main)) ?? git('rev-parse', 'HEAD');
  if (!base) return undefined;
  const changed = lines(git('diff', '--name-only', '--no-renames', '--relative', base));
  const untracked = lines(git('ls-files', '--others', '--exclude-standard'));
  return [...new Set([...changed, ...untracked])].sort();
}

export interface QuickStep {
  readonly name: string;
  readonly command: readonly string[];
}

/** The steps that are about a changed file, each with its command for these files. */
export function quickSteps(
  steps: readonly Step[],
  changed: readonly string[],
  folder = '.',
): readonly QuickStep[] {
  return steps.flatMap(({name, command, quick}) => {
    const concerned = quick ? changed.filter((file) => quick.files.test(file)) : [];
    if (!quick?.command) return concerned.length > 0 ? [{name, command}] : [];
    const existing = concerned.filter((file) => existsSync(path.join(folder, file)));
    return existing.length > 0 ? [{name, command: quick.command(existing)}] : [];
  });
}
