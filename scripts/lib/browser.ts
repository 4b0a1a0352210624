/** Finds the Chromium that the browser tests run in, and installs one only when there is none. */
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

const usualPlaces = [
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const advice = [
  'The browser tests need Chrome or Chromium, and none was found or could be installed.',
  'Install one of them, or name an existing one: CHROME_PATH=/path/to/chrome npm test',
].join('\n');

function installed(places: readonly string[]): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROME_PATH names ${named}, which does not exist.`);
  }
  return [...places, chromium.executablePath()].find((place) => existsSync(place));
}

function attempt(command: string, ...parameters: readonly string[]): boolean {
  try {
    execFileSync(command, parameters, {stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000});
    return true;
  } catch {
    return false;
  }
}

const canInstallPackages = (): boolean =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const installPackage = (name: string): boolean =>
  attempt('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name);

function install(): void {
  console.log('No Chrome or Chromium found; trying to install one for the browser tests.');
  if (attempt('npx', 'playwright', 'install', 'chromium')) return;
  if (canInstallPackages() && attempt('apt-get', 'update', '-qq')) installPackage('chromium');
}

function findIn(places: readonly string[]): string {
  const found = installed(places);
  if (found) return found;
  install();
  const fresh = installed(places);
  if (fresh) return fresh;
  throw new Error(advice);
}

/**
 * The path of a Chrome or Chromium: `CHROME_PATH`, a usual place, Playwright's own download, or
 * Debian's package, in this order.
 *
 * @throws if none can be had, with advice for the reader
 */
export const findBrowser = (): string => findIn(usualPlaces);

const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * The path of a browser for tests that nobody watches: `CHROME_PATH`, or Debian's Chromium without a window, which
 * takes three quarters of the time and is installed if that is possible; otherwise as `findBrowser`. It smooths edges
 * in its own way, so screenshots are not for it.
 *
 * @throws if none can be had, with advice for the reader
 */
export function findHeadlessBrowser(): string {
  const isWanted = !process.env.CHROME_PATH && !existsSync(headlessShell) && canInstallPackages();
  if (isWanted && attempt('apt-get', 'update', '-qq')) installPackage('chromium-headless-shell');
  return findIn([headlessShell, ...usualPlaces]);
}
