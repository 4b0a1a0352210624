/** The browser tests on the unpacked bundle, in a browser that finds no host but this machine. */
import {defineConfig} from '@playwright/test';
import base from './playwright.config';

const {launchOptions} = base.use ?? {};
const cut = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

export default defineConfig({
  ...base,
  outputDir: 'test-results/bundle',
  reporter: [['line']],
  use: {
    ...base.use,
    launchOptions: {...launchOptions, args: [...(launchOptions?.args ?? []), cut]},
  },
});
