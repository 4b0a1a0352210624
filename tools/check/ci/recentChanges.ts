/**
 * Which parts of the project have changed since the nightly run last tested everything: CI leaves out slow steps about
 * parts that have not.
 */
import {answerOfGit} from '../../../config/git';
import {toolEnvironment} from '../../lib/environment';

/**
 * The files that differ from the state a day before the latest commit: by commits, or not yet committed. The day ends
 * with the latest commit, so that the same commit always gives the same answer.
 *
 * @param paths files and folders to look at
 * @returns undefined in the nightly run, which leaves nothing out, and if the history is not there to tell
 */
export function changedWithinADay(
  paths: readonly string[],
  folder = '.',
): readonly string[] | undefined {
  if (toolEnvironment.isNightly) return undefined;
  const git = (...command: readonly string[]) => answerOfGit(folder, command);
  const latest = git('log', '-1', '--format=%ct');
  if (!latest || git('rev-parse', '--is-shallow-repository') !== 'false') return undefined;
  const dayBefore = new Date((Number(latest) - 86_400) * 1000).toISOString();
  const base = git('rev-list', '-1', `--before=${dayBefore}`, 'HEAD');
  if (!base) return undefined;
  const changed = git('diff', '--name-only', base, '--', ...paths);
  const untracked = git('ls-files', '--others', '--exclude-standard', '--', ...paths);
  return [changed, untracked].flatMap((files) => (files ? files.split('\n') : []));
}

/** A reason to leave out a step about these files and folders, if none of them has changed within a day. */
export function reasonIfUnchanged(paths: readonly string[], folder = '.'): string | undefined {
  const isUnchanged = changedWithinADay(paths, folder)?.length === 0;
  return isUnchanged
    ? 'nothing it depends on has changed within a day; the nightly run includes it'
    : undefined;
}
