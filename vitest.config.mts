import path from 'node:path';
import {transformWithOxc, type Plugin} from 'vite';
import {defineConfig} from 'vitest/config';
import {toolEnvironment} from './tools/lib/environment';

const alias = [
  {find: '@site', replacement: path.resolve('.')},
  {
    find: /^@docusaurus\/(ExecutionEnvironment|Link|router|useBaseUrl|useBrokenLinks|useIsBrowser)$/,
    replacement: '@docusaurus/core/lib/client/exports/$1',
  },
];

/** Docusaurus publishes its client components as .js files that hold JSX. */
const docusaurusJsx: Plugin = {
  name: 'docusaurus-jsx',
  enforce: 'pre',
  transform(code, id) {
    const isComponent = /@docusaurus\/core\/lib\/client\/.*\.js$/.test(id);
    return isComponent ? transformWithOxc(code, id, {lang: 'jsx'}) : undefined;
  },
};

declare module 'vitest' {
  interface ProvidedContext {
    /** True in the nightly run, for `inject`: brute-force tests then try all that they have. */
    isNightly: boolean;
  }
}

/**
 * `unit` runs on the sources, `content` on the built site, `servers` on the site as real servers
 * deliver it, `subpath` on a copy that is built for a path below its host.
 */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: {alias},
        plugins: [docusaurusJsx],
        oxc: {jsx: {runtime: 'automatic'}},
        test: {
          name: 'unit',
          provide: {isNightly: toolEnvironment.isNightly},
          include: [
            '{src,plugins,config,tools}/**/*.test.{ts,tsx}',
            'tests/{unit,support}/**/*.test.{ts,tsx}',
          ],
          exclude: ['src/theme/**', 'tools/bench/.work/**'],
          setupFiles: ['tests/support/jsdomSetup.ts'],
          // Importing modules once per worker instead of once per file halves the time. The nightly run isolates the
          // files and shuffles the tests, so that none comes to depend on another.
          isolate: false,
          pool: 'threads',
          unstubGlobals: true,
          // A guard against hanging, wide enough for a busy machine: no test is about time.
          expect: {poll: {timeout: 60_000}},
          testTimeout: 300_000,
          hookTimeout: 300_000,
          server: {deps: {inline: [/@docusaurus\/core/]}},
        },
      },
      {
        resolve: {alias},
        test: {
          name: 'content',
          provide: {isNightly: toolEnvironment.isNightly},
          include: ['tests/content/**/*.test.ts'],
          // One worker that parses each page once, for all files.
          isolate: false,
          pool: 'threads',
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        resolve: {alias},
        test: {name: 'subpath', include: ['tests/subpath/**/*.test.ts'], testTimeout: 120_000},
      },
      {
        resolve: {alias},
        test: {
          name: 'servers',
          include: ['tests/servers/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
