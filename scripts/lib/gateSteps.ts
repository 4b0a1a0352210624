/** The steps of `npm test`, in groups: the steps of a group run side by side, the groups in order. */
import path from 'node:path';
import {cacheFolder, hashOf} from '../../plugins/results-cache';
import {reasonIfUnchanged} from './recentChanges';

export interface Step {
  readonly name: string;
  /** What goes wrong for a reader or a developer without the step, in a few words: `docs-dev/gate.md` lists it. */
  readonly guards: string;
  /** A command of the project, run without a shell from the project's folder. */
  readonly command: readonly string[];
  /** Set if the following groups are meaningless after a failure. */
  readonly isNeededByAll?: boolean;
  /** The JSON report from which the tests of the step are counted; without one the step counts as one. */
  readonly report?: {readonly file: string; readonly format: 'vitest' | 'playwright'};
  /** The reason why the step is not needed this time; undefined if it is. */
  readonly reasonToSkip?: () => string | undefined;
}

const bin = (name: string): string => `node_modules/.bin/${name}`;
const script = (name: string): readonly string[] => [bin('tsx'), `scripts/${name}.ts`];

/** Tools note absolute paths, so each copy of the project has its own folder for what they keep. */
const kept = (file: string): string =>
  path.join(cacheFolder(`checks-${hashOf(process.cwd())}`), file);
const withCache = (file: string): readonly string[] => [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  kept(file),
];

function vitest(project: string, guards: string): Step {
  const file = `test-results/${project}.json`;
  return {
    name: `${project} tests`,
    guards,
    command: [
      bin('vitest'),
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${file}`,
    ],
    report: {file, format: 'vitest'},
  };
}

function playwright(
  name: string,
  guards: string,
  report: string,
  ...parameters: readonly string[]
): Step {
  return {
    name,
    guards,
    command: [bin('playwright'), 'test', ...parameters],
    report: {file: `test-results/${report}.json`, format: 'playwright'},
  };
}

/** Only servers need the compressed copies of the files: the nightly run tests them. */
const build: Step = {
  name: 'production build',
  guards: 'broken links and anchors, invalid front matter, pages that do not render',
  command: [...script('build'), '--without-copies'],
  isNeededByAll: true,
};

const onTheSources: readonly Step[] = [
  vitest('unit', 'physics, models, components and tools: laws, round trips, messages'),
  {
    name: 'code style',
    guards: 'accessibility of JSX, import directions, hooks, unused variables',
    command: [bin('eslint'), '--max-warnings', '0', ...withCache('eslint'), '.'],
  },
  {
    name: 'format',
    guards: 'one format for all files',
    command: [
      bin('prettier'),
      '--check',
      '--log-level',
      'warn',
      ...withCache('prettier.json'),
      '.',
    ],
  },
  {
    name: 'types',
    guards: 'wrong types',
    command: [bin('tsc'), '-p', '.', '--incremental', '--tsBuildInfoFile', kept('tsc.tsbuildinfo')],
  },
  {
    name: 'spelling',
    guards: 'misspelt words in pages, interface and comments',
    command: [bin('cspell'), '--no-progress', '--no-summary', ...withCache('cspell.json')],
  },
  {
    name: 'unused code and dependencies',
    guards: 'files, exports and packages without a user',
    command: [bin('knip'), '--no-progress'],
  },
  {
    name: 'style sheets',
    guards: 'invalid or inconsistent CSS',
    command: [
      bin('stylelint'),
      '--max-warnings',
      '0',
      ...withCache('stylelint.json'),
      '{src,static}/**/*.css',
    ],
  },
  {name: 'Markdown', guards: 'Markdown that renders wrongly', command: [bin('markdownlint-cli2')]},
  {
    name: 'lockfile',
    guards: 'pinned versions and overrides',
    command: script('check-lockfile'),
  },
  {
    name: 'dependencies explained',
    guards: 'dependencies without a reason',
    command: script('check-dependencies'),
  },
  {
    name: 'changed theme parts',
    guards: 'copied theme parts that nobody compares with upstream',
    command: script('check-theme-ledger'),
  },
  {name: 'prose', guards: 'wording against the style guide', command: script('check-prose')},
  {
    name: 'code on the pages',
    guards: 'samples with wrong names or syntax',
    command: script('check-code-blocks'),
  },
  {
    name: 'specification coverage',
    guards: 'statements of the specification without a test',
    command: script('check-spec-coverage'),
  },
];

/** After the build, which has generated the samples: before it, both would generate them. */
const samples: Step = {
  name: 'teaching samples',
  guards: 'samples that differ from the published numbers',
  command: script('validate-samples'),
};

/** What the copy with a hosted search depends on, beyond what the embedded search tests too. */
const hostedSources = [
  'src/search',
  'src/client',
  'src/lib/measuring',
  'plugins/local-search',
  'plugins/search-seam',
  'config',
  'deploy/search-crawler',
  'tests/hosted',
  'tests/support',
  'package-lock.json',
];
const hostedIsUnchanged = (): string | undefined => reasonIfUnchanged(hostedSources);

/** After the build, whose cache it takes: that this does no harm is part of what is tested. */
const hostedBuild: Step = {
  name: 'build with a hosted search',
  guards: 'a build with the settings of a hosted search',
  command: script('build-hosted'),
  isNeededByAll: true,
  reasonToSkip: hostedIsUnchanged,
};

const hostedInTheBrowser: Step = {
  ...playwright(
    'browser tests of the hosted search',
    'the provider’s search, its answers, and page-view reports',
    'hosted',
    '--config=playwright.hosted.config.ts',
  ),
  reasonToSkip: hostedIsUnchanged,
};

export const gateGroups: readonly (readonly Step[])[] = [
  [build, ...onTheSources],
  [
    vitest('content', 'metadata, links, search quality and structured data of the built pages'),
    samples,
    hostedBuild,
  ],
  [
    playwright(
      'browser tests',
      'pages and apps in a browser, with accessibility',
      'e2e',
      '--grep-invert=@nightly',
    ),
  ],
  [hostedInTheBrowser],
  [
    playwright(
      'screenshots',
      'layout and colours, in two of six variants',
      'visual',
      '--config=playwright.visual.config.ts',
      '--grep-invert=@nightly',
    ),
  ],
];
