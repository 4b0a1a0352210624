/** Screenshots of the site, compared with those that are kept in tests/visual/screenshots. */
import {defineConfig} from '@playwright/test';
import base from './playwright.config';
import {findBrowser} from './tools/lib/browser';
import {majorVersion} from './tools/lib/browserVersion';
import {screenshotFolder} from './tools/generate/screenshots/screenshots';
import {withEvenLetters} from './tests/support/letters';
import takenWith from './tests/visual/takenWith.json';

/**
 * The browser that took the screenshots draws them again pixel by pixel; the few that may differ are
 * for rounded corners. Another version smooths edges in its own way: then only what is really
 * elsewhere, missing or of another colour counts.
 */
const executablePath = findBrowser();
const isSameBrowser = majorVersion(executablePath) === takenWith.chromium;
const tolerance = isSameBrowser
  ? {threshold: 0.03, maxDiffPixels: 40}
  : {threshold: 0.2, maxDiffPixelRatio: 0.01};

export default defineConfig({
  ...base,
  testDir: 'tests/visual',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/visual',
  reporter: [['line'], ['json', {outputFile: 'test-results/visual.json'}]],
  updateSnapshots: 'none',
  snapshotPathTemplate: `${screenshotFolder}/{arg}{ext}`,
  use: {
    ...base.use,
    launchOptions: {...withEvenLetters(base.use?.launchOptions), executablePath},
    deviceScaleFactor: 1,
    locale: 'en-GB',
    timezoneId: 'Europe/Zurich',
    contextOptions: {reducedMotion: 'reduce'},
  },
  expect: {
    ...base.expect,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      ...tolerance,
    },
  },
});
