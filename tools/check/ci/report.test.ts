import {describe, expect, it} from 'vitest';
import {countTests, describeFailure, readReport} from './report';
import type {Step} from './step';
import {stepWith} from './testReport';

describe('the tally of a step', () => {
  const tally = (step: Step, succeeded: boolean) => countTests(step, readReport(step), succeeded);
  const plain = {name: 'step', guards: 'nothing', command: ['true']};

  it('without a report is one, passed or failed', () => {
    expect(tally(plain, true)).toEqual({passed: 1, failed: 0});
    expect(tally(plain, false)).toEqual({passed: 0, failed: 1});
  });

  it('adds up what vitest says', () => {
    const step = stepWith('vitest', {numPassedTests: 7, numFailedTests: 2, testResults: []});
    expect(tally(step, false)).toEqual({passed: 7, failed: 2});
  });

  it('counts browser tests that pass at the second try as passed if they are few, else as failed', () => {
    const withFlaky = (flaky: number) =>
      stepWith('playwright', {stats: {expected: 5, unexpected: 0, flaky}, errors: [], suites: []});
    expect(tally(withFlaky(2), true)).toEqual({passed: 7, failed: 0});
    expect(tally(withFlaky(3), true)).toEqual({passed: 5, failed: 3});
  });

  it('counts browser tests that fail twice as failed', () => {
    const stats = {expected: 5, unexpected: 1, flaky: 1};
    const step = stepWith('playwright', {stats, errors: [], suites: []});
    expect(tally(step, false)).toEqual({passed: 6, failed: 1});
  });

  it('has a failure when the command failed although every test passed', () => {
    const step = stepWith('vitest', {numPassedTests: 7, numFailedTests: 0, testResults: []});
    expect(tally(step, false)).toEqual({passed: 7, failed: 1});
  });

  it('has a failure when no test ran, or the report is not there', () => {
    const step = stepWith('vitest', {numPassedTests: 0, numFailedTests: 0, testResults: []});
    expect(tally(step, true).failed).toBe(1);
    const lost = {...step, report: {...step.report, file: 'test-results/lost.json'}};
    expect(tally(lost, true)).toEqual({passed: 0, failed: 1});
  });
});

describe('the failed tests of a step', () => {
  it('are none without a report', () => {
    const step = {name: 'step', guards: 'nothing', command: ['true']};
    expect(readReport(step)).toBeUndefined();
    const report = {file: 'test-results/lost.json', format: 'vitest' as const};
    expect(readReport({...step, report})).toBeUndefined();
  });

  it('are found in what vitest reports, with files that broke before their tests', () => {
    const assertionResults = [
      {status: 'passed', fullName: 'a cut keeps', failureMessages: []},
      {status: 'failed', fullName: 'a cut removes', failureMessages: ['expected 1 to be 2']},
    ];
    const step = stepWith('vitest', {
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        {name: 'cuts.test.ts', status: 'failed', message: '', assertionResults},
        {name: 'broken.test.ts', status: 'failed', message: 'no module', assertionResults: []},
      ],
    });
    expect(readReport(step)?.failures).toEqual([
      {name: 'cuts.test.ts › a cut removes', message: 'expected 1 to be 2'},
      {name: 'broken.test.ts', message: 'no module'},
    ]);
  });

  it('are found at any depth of what Playwright reports, with errors outside tests, and apart from unsteady ones', () => {
    const spec = (title: string, status: string, message?: string) => ({
      file: 'a.spec.ts',
      line: 7,
      title,
      tests: [
        {
          status,
          annotations: title.endsWith('as before') ? [{type: 'kept'}] : [],
          results: [{errors: message === undefined ? [] : [{message}]}],
        },
      ],
    });
    const step = stepWith('playwright', {
      stats: {expected: 2, unexpected: 1, flaky: 1},
      errors: [{message: 'no server'}],
      suites: [
        {
          specs: [spec('opens', 'expected'), spec('is read as before', 'expected')],
          suites: [
            {specs: [spec('closes', 'unexpected', 'timed out'), spec('moves', 'flaky', 'late')]},
          ],
        },
      ],
    });
    const {failures, unsteady, kept} = readReport(step) ?? {};
    expect(kept).toBe(1);
    expect(failures).toEqual([
      {name: 'outside tests', message: 'no server'},
      {name: 'a.spec.ts:7 › closes', message: 'timed out'},
    ]);
    expect(unsteady).toEqual([{name: 'a.spec.ts:7 › moves', message: 'late'}]);
  });
});

it('names the files with skipped tests', () => {
  const results = (...states: string[]) =>
    states.map((status) => ({status, fullName: 'a test', failureMessages: []}));
  const file = (name: string, ...states: string[]) => ({
    name: `/site/tools/${name}`,
    status: 'passed',
    message: '',
    assertionResults: results(...states),
  });
  const step = stepWith('vitest', {
    numPassedTests: 3,
    numFailedTests: 0,
    testResults: [
      file('launchers.test.ts', 'passed', 'skipped', 'pending'),
      file('cuts.test.ts', 'passed', 'passed'),
    ],
  });
  expect(readReport(step)?.skipped).toEqual(['launchers.test.ts (2)']);
});

describe('a failure in words', () => {
  it('has no colours, and its lines are below its name', () => {
    const red = `${String.fromCharCode(27)}[31m`;
    expect(describeFailure({name: 'a test', message: `${red}expected\nreceived`})).toBe(
      'a test\n  expected\n  received',
    );
  });

  it('is cut when it is long', () => {
    const text = describeFailure({name: 'a test', message: 'x'.repeat(9000)});
    expect(text.length).toBeLessThan(1600);
    expect(text.endsWith('…')).toBe(true);
  });
});
