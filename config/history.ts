/** What git knows of this copy of the project. Asked once, when the configuration is read. */
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {answerOfGit} from './git';

interface History {
  /** The short name of the commit that is checked out; undefined where git does not know. */
  readonly commit: string | undefined;
  /** Why git cannot tell when each page was changed; undefined if it can. */
  readonly whyNoDates: string | undefined;
}

/**
 * Dates are left out rather than wrong: a shallow clone gives every page the date of its oldest
 * commit, a history of one commit that of the copy, and a folder that was unpacked inside another
 * repository gives nothing.
 */
export function historyIn(folder: string): History {
  const queryGit = (...question: readonly string[]) => answerOfGit(folder, question);
  const isTracked = queryGit('ls-files', '--error-unmatch', 'docusaurus.config.ts') !== undefined;
  if (!isTracked) {
    return {
      commit: undefined,
      whyNoDates: 'git is not installed, or this folder is not a clone that it may read',
    };
  }
  const isWhole = queryGit('rev-parse', '--is-shallow-repository') === 'false';
  const lastCommits = queryGit('log', '--max-count=2', '--format=%h') ?? '';
  const [commit, earlier] = lastCommits.split('\n');
  const reasons = [
    ...(isWhole ? [] : ['this is a shallow clone (to complete it: git fetch --unshallow)']),
    ...(earlier === undefined ? ['the history has fewer than two commits'] : []),
  ];
  return {commit: commit || undefined, whyNoDates: reasons[0]};
}

export const history = historyIn(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
