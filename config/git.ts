import {execFileSync} from 'node:child_process';

/** Output of a git command, trimmed; undefined if git is not installed or the command fails. */
export function answerOfGit(folder: string, question: readonly string[]): string | undefined {
  try {
    return execFileSync('git', question, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
