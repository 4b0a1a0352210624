/**
 * A dozen quick tests in every browser: `npm run test:smoke -- --project=firefox`. Chromium runs anywhere;
 * `firefox` and `webkit` need Playwright's own downloads, and `firefox-esr` takes a Firefox of the system.
 */
import path from 'node:path';
import {defineConfig} from '@playwright/test';
import base from './playwright.config';

/** Chromium's place and switches mean nothing to the others. */
const {launchOptions, ...use} = base.use ?? {};

const firefoxOfTheSystem = {
  channel: 'moz-firefox',
  launchOptions: {executablePath: path.resolve('tests/smoke/support/firefoxBridge.mjs')},
};

export default defineConfig({
  ...base,
  testMatch: 'smoke/**/*.spec.ts',
  outputDir: 'test-results/smoke',
  workers: 1,
  reporter: [['list']],
  use,
  projects: [
    {name: 'chromium', use: {browserName: 'chromium', launchOptions}},
    {name: 'firefox', use: {browserName: 'firefox'}},
    {name: 'firefox-esr', use: {browserName: 'firefox', ...firefoxOfTheSystem}},
    {name: 'webkit', use: {browserName: 'webkit'}},
  ],
});
