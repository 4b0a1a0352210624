/** All browser tests. `npx playwright test --project=site` runs those of the site; the other projects are below. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {
  defineConfig,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  type Project,
} from '@playwright/test';
import {findBrowser, findHeadlessBrowser} from './tools/lib/browser';
import {majorVersion} from './tools/lib/browserVersion';
import {hostedFolder} from './tools/build/hostedAccount';
import {screenshotFolder} from './tools/generate/screenshots/screenshots';
import {
  hostedHost,
  plainHost,
  redirectingHost,
  testedOrigin,
  type Host,
} from './tests/support/hosts';
import {withEvenLetters} from './tests/support/letters';
import takenWith from './tests/visual/takenWith.json';

const launchOptions = {
  executablePath: findHeadlessBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};

/** Long, for machines that others share. */
const expectations = {timeout: 30_000};

const siteTests = ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'];

/** The site as it is served. */
const site: Project = {name: 'site', testMatch: siteTests, use: {launchOptions}};

/** The bundle for schools, in a browser that finds no host but this machine. */
const bundle: Project = {
  name: 'bundle',
  testMatch: siteTests,
  use: {
    launchOptions: {
      ...launchOptions,
      args: [
        ...launchOptions.args,
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
};

/** A copy with a hosted search, which `tools/build/build-hosted.ts` builds; the provider is ours. */
const hosted: Project = {
  name: 'hosted',
  testMatch: 'hosted/**/*.spec.ts',
  use: {launchOptions, baseURL: hostedHost.origin, ignoreHTTPSErrors: true},
};

/** The copy below a path of its host; `tools/check/test-subpath.ts` builds and serves it. */
const subpath: Project = {name: 'subpath', testMatch: 'subpath/**/*.spec.ts', use: {launchOptions}};

/**
 * The browser that took the screenshots draws them again pixel by pixel; the few that may differ are
 * for rounded corners. Another version smooths edges in its own way: then only what is really
 * elsewhere, missing or of another colour counts.
 */
const wholeBrowser = findBrowser();
const tolerance =
  majorVersion(wholeBrowser) === takenWith.chromium
    ? {threshold: 0.03, maxDiffPixels: 40}
    : {threshold: 0.2, maxDiffPixelRatio: 0.01};

const visual: Project = {
  name: 'visual',
  testMatch: 'visual/**/*.spec.ts',
  snapshotPathTemplate: `${screenshotFolder}/{arg}{ext}`,
  use: {
    launchOptions: {...withEvenLetters(launchOptions), executablePath: wholeBrowser},
    deviceScaleFactor: 1,
    locale: 'en-GB',
    timezoneId: 'Europe/Zurich',
    contextOptions: {reducedMotion: 'reduce'},
  },
  expect: {
    ...expectations,
    toHaveScreenshot: {animations: 'disabled', caret: 'hide', ...tolerance},
  },
};

/**
 * A dozen quick tests in every browser: `npm run test:smoke -- --project=firefox`. Chromium runs anywhere;
 * `firefox` and `webkit` need Playwright's own downloads, and `firefox-esr` takes a Firefox of the system.
 */
export const engines: readonly Project<PlaywrightTestOptions, PlaywrightWorkerOptions>[] = [
  {name: 'chromium', use: {browserName: 'chromium', launchOptions}},
  {name: 'firefox', use: {browserName: 'firefox'}},
  {
    name: 'firefox-esr',
    use: {
      browserName: 'firefox',
      channel: 'moz-firefox',
      launchOptions: {executablePath: path.resolve('tests/smoke/support/firefoxBridge.mjs')},
    },
  },
  {name: 'webkit', use: {browserName: 'webkit'}},
];
const smoke = engines.map((engine) => ({...engine, testMatch: 'smoke/**/*.spec.ts', workers: 1}));

const serverAt = ({port, origin}: Host, ...options: readonly string[]) => ({
  command: `node_modules/.bin/tsx tools/serve/serve.ts --port ${port} ${options.join(' ')} --uncompressed`,
  url: origin,
  // A run against another server is a person's own, and may share what a second such run has started.
  reuseExistingServer: testedOrigin !== undefined,
});

export default defineConfig({
  testDir: 'tests',
  testIgnore: 'fixtures/**',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // One more than processors: a page waits for its files about a sixth of the time.
  workers: 3,
  // `npm test` names what passed at the second try only, and allows few of them: `tools/check/ci/report.ts`.
  retries: 1,
  forbidOnly: true,
  // Long, for machines that others share: a test that holds ends long before.
  timeout: 120_000,
  expect: expectations,
  updateSnapshots: 'none',
  reporter: [['line'], ['json', {outputFile: 'test-results/browser.json'}]],
  use: {baseURL: redirectingHost.origin, viewport: {width: 1280, height: 900}},
  // Screenshots first: they take longest, and the short tests after them keep both workers busy to the end.
  projects: [visual, hosted, site, bundle, subpath, ...smoke],
  webServer: [
    ...(testedOrigin === undefined ? [serverAt(redirectingHost, '--addresses redirect')] : []),
    serverAt(plainHost, '--addresses plain'),
    ...(existsSync(hostedFolder) ? [serverAt(hostedHost, `--root ${hostedFolder}`)] : []),
  ],
});
