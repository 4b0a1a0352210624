import {defineConfig} from '@playwright/test';
import {findHeadlessBrowser} from './tools/lib/browser';
import {plainHost, redirectingHost, testedOrigin, type Host} from './tests/support/hosts';

const serverAt = ({port, origin}: Host, addresses: string) => ({
  command: `node_modules/.bin/tsx tools/serve/serve.ts --port ${port} --addresses ${addresses} --uncompressed`,
  url: origin,
  reuseExistingServer: false,
});

const plainServer = serverAt(plainHost, 'plain');

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  testIgnore: 'fixtures/**',
  fullyParallel: true,
  workers: 2,
  // `npm test` names what passed at the second try only, and allows few of them: `tools/check/ci/report.ts`.
  retries: 1,
  forbidOnly: true,
  // Long, for machines that others share: a test that holds ends long before.
  timeout: 120_000,
  expect: {timeout: 30_000},
  reporter: [['line'], ['json', {outputFile: 'test-results/e2e.json'}]],
  use: {
    baseURL: redirectingHost.origin,
    viewport: {width: 1280, height: 900},
    launchOptions: {
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
    },
  },
  webServer:
    testedOrigin === undefined
      ? [serverAt(redirectingHost, 'redirect'), plainServer]
      : [plainServer],
});
