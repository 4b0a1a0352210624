/** Finds the Chromium that the browser tests run in, and installs one only when there is none. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {startProblem} from './browserVersion';
import {toolEnvironment} from './environment';

const usualPlaces = [
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const advice =
  'Install one with its system libraries (Debian, Ubuntu or macOS): npx playwright install --with-deps chromium. Or name an existing one: CHROME_PATH=/path/to/chrome npm test';

function installed(places: readonly string[]): string | undefined {
  const named = toolEnvironment.chromePath;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROME_PATH names ${named}, which does not exist.`);
  }
  return [...places, chromium.executablePath()].find((place) => existsSync(place));
}

/** Runs a command that installs something; returns what it says if that fails. */
function failureOf(command: string, ...parameters: readonly string[]): string | undefined {
  const {status, stderr, error} = spawnSync(command, parameters, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    timeout: 300_000,
  });
  if (status === 0) return undefined;
  const lines = (error?.message ?? stderr).split('\n').filter((line) => line);
  return lines.find((line) => /^(?:E:|Error)/.test(line)) ?? lines[0] ?? `status ${status}`;
}

const canInstallPackages = (): boolean =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function installPackage(name: string): void {
  if (failureOf('apt-get', 'update', '-qq') !== undefined) return;
  failureOf('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name);
}

/** Returns why Playwright's download failed, if it did. Only root can install its system libraries too. */
function install(): string | undefined {
  console.log('No Chrome or Chromium found; trying to install one for the browser tests.');
  const libraries = canInstallPackages() ? ['--with-deps'] : [];
  const failure = failureOf('npx', 'playwright', 'install', ...libraries, 'chromium');
  if (failure !== undefined && canInstallPackages()) installPackage('chromium');
  return failure;
}

function findIn(places: readonly string[]): string {
  const found = installed(places);
  if (found) return found;
  const failure = install();
  const fresh = installed(places);
  if (fresh) return fresh;
  throw new Error(
    `The browser tests need Chrome or Chromium. None was found, and none could be installed${failure ? ` (${failure})` : ''}. ${advice}`,
  );
}

/**
 * The path of a Chrome or Chromium: `CHROME_PATH`, a usual place, Playwright's own download, or
 * Debian's package, in this order.
 *
 * @throws if none is available, with advice for the user
 */
export const findBrowser = (): string => findIn(usualPlaces);

const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * The path of a browser for tests that nobody watches: `CHROME_PATH`, or Debian's Chromium without a window, which
 * takes three quarters of the time and is installed if that is possible; otherwise as `findBrowser`. It smooths edges
 * in its own way, so screenshots are not for it.
 *
 * @throws if none is available, with advice for the user
 */
export function findHeadlessBrowser(): string {
  const isWanted =
    !toolEnvironment.chromePath && !existsSync(headlessShell) && canInstallPackages();
  if (isWanted) installPackage('chromium-headless-shell');
  return findIn([headlessShell, ...usualPlaces]);
}

/** Why the browser tests cannot run, and what to install, in one line; undefined if they can. */
export function browserProblem(): string | undefined {
  try {
    for (const browser of [findHeadlessBrowser(), findBrowser()]) {
      const problem = startProblem(browser);
      if (problem) return `${browser} does not start (${problem}). ${advice}`;
    }
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
