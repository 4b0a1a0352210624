/**
 * Which parts of the project have changed since the nightly run last tested everything: CI leaves out slow steps about
 * parts that have not.
 */
import {execFileSync} from 'node:child_process';

function git(folder: string, ...parameters: readonly string[]): string | undefined {
  try {
    return execFileSync('git', parameters, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/**
 * A reason to leave out a step about these files and folders: no commit of the last day, and no uncommitted change,
 * touches them. The day ends with the latest commit, so that the same commit always gives the same answer.
 *
 * @returns undefined if something has changed, or if the history is not there to tell
 */
export function unchangedForADay(paths: readonly string[], folder = '.'): string | undefined {
  const latest = git(folder, 'log', '-1', '--format=%ct');
  if (!latest || git(folder, 'rev-parse', '--is-shallow-repository') !== 'false') return undefined;
  const dayBefore = new Date((Number(latest) - 86_400) * 1000).toISOString();
  const base = git(folder, 'rev-list', '-1', `--before=${dayBefore}`, 'HEAD');
  if (!base) return undefined;
  const changed = git(folder, 'diff', '--name-only', base, '--', ...paths);
  const untracked = git(folder, 'ls-files', '--others', '--exclude-standard', '--', ...paths);
  if (changed !== '' || untracked !== '') return undefined;
  return `nothing it depends on has changed since ${base.slice(0, 7)}; the nightly run includes it`;
}
