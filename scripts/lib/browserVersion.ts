import {execFileSync} from 'node:child_process';

/** The major version of a Chrome or Chromium, such as 156; null if it does not say. */
export function majorVersion(browser: string): number | null {
  const words = execFileSync(browser, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [, major] = /(\d+)\.\d+\.\d+/.exec(words) ?? [];
  return major ? Number(major) : null;
}
