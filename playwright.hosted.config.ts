/** Tests of a copy with a hosted search, which `tools/build/build-hosted.ts` builds; the provider is ours. */
import {defineConfig} from '@playwright/test';
import base from './playwright.config';
import {hostedFolder} from './tools/build/hostedAccount';
import {hostedHost} from './tests/support/hosts';

export default defineConfig({
  ...base,
  testDir: 'tests/hosted',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/hosted',
  reporter: [['line'], ['json', {outputFile: 'test-results/hosted.json'}]],
  use: {...base.use, baseURL: hostedHost.origin, ignoreHTTPSErrors: true},
  webServer: {
    command: `node_modules/.bin/tsx tools/serve/serve.ts --port ${hostedHost.port} --root ${hostedFolder} --uncompressed`,
    url: hostedHost.origin,
    reuseExistingServer: false,
  },
});
