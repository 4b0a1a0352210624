/** The copy of the site below a path of its host; `tools/check/test-subpath.ts` builds and serves it. */
import {defineConfig} from '@playwright/test';
import base from './playwright.config';

export default defineConfig({
  ...base,
  testMatch: 'subpath/**/*.spec.ts',
  outputDir: 'test-results/subpath',
  reporter: [['line']],
});
