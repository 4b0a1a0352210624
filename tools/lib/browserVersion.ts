import {spawnSync} from 'node:child_process';

interface Answer {
  /** What the browser says of its version; empty if it does not start. */
  readonly version: string;
  /** Why it does not start, such as a system library that is missing. */
  readonly problem: string | undefined;
}

function askVersion(browser: string): Answer {
  const {status, stdout, stderr, error} = spawnSync(browser, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
  });
  if (status === 0) return {version: stdout, problem: undefined};
  const [reason = ''] = (error?.message ?? stderr).trim().split('\n');
  return {version: '', problem: reason || `it ended with status ${status}`};
}

/** Why a Chrome or Chromium does not start; undefined if it does. */
export const startProblem = (browser: string): string | undefined => askVersion(browser).problem;

/** The major version of a Chrome or Chromium, such as 156; null if it does not say. */
export function majorVersion(browser: string): number | null {
  const [, major] = /(\d+)\.\d+\.\d+/.exec(askVersion(browser).version) ?? [];
  return major ? Number(major) : null;
}
