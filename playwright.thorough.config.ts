/** What takes too long for the gate. */
import {defineConfig} from '@playwright/test';
import base from './playwright.config';

export default defineConfig({
  ...base,
  testMatch: '**/*.thorough.ts',
  outputDir: 'test-results/thorough',
  reporter: [['line']],
});
