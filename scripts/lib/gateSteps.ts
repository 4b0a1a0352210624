/** The steps of `npm test`, in groups: the steps of a group run side by side, the groups in order. */

export interface Step {
  readonly name: string;
  /** A command of the project, run without a shell from the project's folder. */
  readonly command: readonly string[];
  /** Set where the following groups mean nothing after a failure. */
  readonly isNeededByAll?: boolean;
  /** The JSON report from which the tests of the step are counted; without one the step counts as one. */
  readonly report?: {readonly file: string; readonly format: 'vitest' | 'playwright'};
}

const bin = (name: string): string => `node_modules/.bin/${name}`;
const script = (name: string): readonly string[] => [bin('tsx'), `scripts/${name}.ts`];

function vitest(project: string): Step {
  const file = `test-results/${project}.json`;
  return {
    name: `${project} tests`,
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

const build: Step = {
  name: 'production build',
  command: script('build'),
  isNeededByAll: true,
};

/** After the build, whose cache it takes: that this does no harm is part of what is tested. */
const hostedBuild: Step = {
  name: 'build with a hosted search',
  command: script('build-hosted'),
  isNeededByAll: true,
};

const onTheSources: readonly Step[] = [
  {name: 'format', command: [bin('prettier'), '--check', '--log-level', 'warn', '.']},
  {name: 'code style', command: [bin('eslint'), '--max-warnings', '0', '.']},
  {
    name: 'style sheets',
    command: [bin('stylelint'), '--max-warnings', '0', '{src,static}/**/*.css'],
  },
  {name: 'Markdown', command: [bin('markdownlint-cli2')]},
  {name: 'spelling', command: [bin('cspell'), '--no-progress', '--no-summary']},
  {name: 'types', command: [bin('tsc'), '-p', '.']},
  {name: 'unused code and dependencies', command: [bin('knip'), '--no-progress']},
  {name: 'lockfile', command: script('check-lockfile')},
  {name: 'dependencies explained', command: script('check-dependencies')},
  {name: 'changed theme parts', command: script('check-theme-ledger')},
  {name: 'prose', command: script('check-prose')},
  {name: 'code on the pages', command: script('check-code-blocks')},
  {name: 'teaching samples', command: script('validate-samples')},
  {name: 'specification coverage', command: script('check-spec-coverage')},
  vitest('unit'),
];

const inTheBrowser: Step = {
  name: 'browser tests',
  command: [bin('playwright'), 'test'],
  report: {file: 'test-results/e2e.json', format: 'playwright'},
};

const hostedInTheBrowser: Step = {
  name: 'browser tests of the hosted search',
  command: [bin('playwright'), 'test', '--config=playwright.hosted.config.ts'],
  report: {file: 'test-results/hosted.json', format: 'playwright'},
};

const looks: Step = {
  name: 'screenshots',
  command: [bin('playwright'), 'test', '--config=playwright.visual.config.ts'],
  report: {file: 'test-results/visual.json', format: 'playwright'},
};

export const gateGroups: readonly (readonly Step[])[] = [
  [build, ...onTheSources],
  [hostedBuild, vitest('content')],
  [inTheBrowser],
  [hostedInTheBrowser],
  [looks],
];
