/** The steps of `npm test` that need no build. `npm run check` runs those with `quick` on changed files. */
import {existsSync} from 'node:fs';
import {answerOfGit} from '../../../config/git';
import {toolEnvironment} from '../../lib/environment';
import {testsThatReadFiles} from './testsThatReadFiles';
import {bin, kept, script, vitest, withCache, type Step} from './step';

/** Unit tests that read pages, which `vitest related` cannot know. */
const testsOfPages = [
  'tools/check/content/documentationRules.test.ts',
  'src/apps/histogramAnalyser/tags.test.ts',
  'src/apps/rootExplorer/tags.test.ts',
  ...[
    'atlasopenmagic',
    'dataLinks',
    'golden',
    'guideNumbers/guideNumbers',
    'keyFigures/keyFigures',
    'keyFigures/tutorialFigures',
    'labNumbers',
    'lessons/lessons',
    'lessons/textNumbers',
    'notebooks',
    'pageMinutes',
    'sidebars',
    'workedNumbers/workedNumbers',
  ].map((name) => `tests/unit/${name}.test.ts`),
];

/** The commits up to this one were written before the form of messages was checked. */
const lastUncheckedCommit = '333562fe9d30';

/** Needs the history since then: a shallow clone, or a copy without git, has none. */
const reasonWithoutCommits = (): string | undefined =>
  answerOfGit('.', ['merge-base', '--is-ancestor', lastUncheckedCommit, 'HEAD']) === undefined
    ? 'the history is not here (to complete a shallow clone: git fetch --unshallow)'
    : undefined;

const arePages = (files: readonly string[]): boolean =>
  files.some((file) => /^(?:docs|src\/pages)\/.*\.mdx?$/.test(file));

const unitTests = vitest(
  'unit',
  'physics, models, components and tools: laws, round trips, messages',
);

export const onTheSources: readonly Step[] = [
  {
    ...unitTests,
    onRecent: (changed) => [
      ...unitTests.command.map((part) => (part === 'run' ? 'related' : part)),
      ...['--run', '--passWithNoTests', ...changed.filter((file) => existsSync(file))],
      ...testsThatReadFiles(),
    ],
    quick: {
      files: /\.(?:[cm]?tsx?|mjs|json|mdx?)$/,
      command: (files) => [
        ...[bin('vitest'), 'related', '--run', '--project', 'unit', '--reporter=dot'],
        '--passWithNoTests',
        ...[...files, ...(arePages(files) ? testsOfPages : [])],
      ],
    },
  },
  {
    name: 'code style',
    isPerFile: true,
    guards: 'accessibility of JSX, import directions, hooks, unused variables',
    command: [
      ...[bin('eslint'), '--max-warnings', '0', ...withCache('eslint'), '.'],
      ...(toolEnvironment.isNightly ? [] : ['--config', 'tools/check/lint/quick.config.mjs']),
    ],
    quick: {
      files: /\.(?:[cm]?[jt]s|[jt]sx)$/,
      command: (files) => [bin('eslint'), '--max-warnings', '0', '--no-warn-ignored', ...files],
    },
  },
  {
    name: 'format',
    isPerFile: true,
    guards: 'one format for all files',
    command: [
      bin('prettier'),
      '--check',
      '--log-level',
      'warn',
      ...withCache('prettier.json'),
      '.',
    ],
    quick: {
      files: /./,
      command: (files) => [
        ...[bin('prettier'), '--check', '--log-level', 'warn', '--ignore-unknown'],
        ...files,
      ],
    },
  },
  {
    name: 'types',
    guards: 'wrong types',
    command: [
      'node_modules/typescript-native/bin/tsc',
      '-p',
      '.',
      '--singleThreaded',
      '--incremental',
      '--tsBuildInfoFile',
      kept('tsc.tsbuildinfo'),
    ],
    quick: {files: /\.(?:[cm]?tsx?|json)$/},
  },
  {
    name: 'spelling',
    isPerFile: true,
    guards: 'misspelt words in pages, interface and comments',
    command: [bin('cspell'), '--no-progress', '--no-summary', ...withCache('cspell.json')],
    quick: {
      files: /./,
      command: (files) => [
        ...[bin('cspell'), '--no-progress', '--no-summary', '--no-must-find-files', '--file'],
        ...files,
      ],
    },
  },
  {
    name: 'unused code and dependencies',
    guards: 'files, exports and packages without a user',
    command: [bin('knip'), '--no-progress'],
  },
  {
    name: 'style sheets',
    isPerFile: true,
    guards: 'invalid or inconsistent CSS',
    command: [
      bin('stylelint'),
      '--max-warnings',
      '0',
      ...withCache('stylelint.json'),
      '{src,static}/**/*.css',
    ],
    quick: {
      files: /^(?:src|static)\/.*\.css$/,
      command: (files) => [bin('stylelint'), '--max-warnings', '0', ...files],
    },
  },
  {
    name: 'Markdown',
    isPerFile: true,
    guards: 'Markdown that renders wrongly',
    command: [bin('markdownlint-cli2')],
    quick: {
      files: /^(?!tests\/(?:fixtures|reference)\/).*\.mdx?$/,
      command: (files) => [bin('markdownlint-cli2'), '--no-globs', ...files],
    },
  },
  {
    name: 'commit messages',
    guards: 'commit messages outside the convention',
    command: [bin('commitlint'), '--from', lastUncheckedCommit],
    reasonToSkip: reasonWithoutCommits,
  },
  {
    name: 'lockfile',
    guards: 'pinned versions and overrides',
    command: script('check/check-lockfile'),
    quick: {files: /^package(?:-lock)?\.json$/},
  },
  {
    name: 'dependencies explained',
    guards: 'dependencies without a reason',
    command: script('check/check-dependencies'),
    quick: {files: /^(?:package\.json|docs-dev\/dependencies\.md)$/},
  },
  {
    name: 'changed theme parts',
    guards: 'copied theme parts that nobody compares with upstream',
    command: script('check/check-theme-ledger'),
    quick: {files: /^src\/theme\//},
  },
  {
    name: 'prose',
    guards: 'wording against the style guide',
    command: script('check/check-prose'),
    quick: {files: /^(?:docs|src)\/.*\.(?:mdx?|tsx?)$/},
  },
  {
    name: 'terms',
    guards: 'private wording in place of standard terms, on pages, in apps and in code',
    command: script('check/check-terms'),
    quick: {files: /\.(?:mdx?|tsx?|mjs|csv)$/},
  },
  {
    name: 'code on the pages',
    guards: 'samples with wrong names or syntax',
    command: script('check/check-code-blocks'),
    quick: {files: /^(?:docs|src\/pages)\/.*\.mdx?$/},
  },
  {
    name: 'specification coverage',
    guards: 'statements of the specification without a test',
    command: script('check/check-spec-coverage'),
    quick: {files: /^tests\//},
  },
];
