import {describe, expect, it} from 'vitest';
import {describeFailure, failuresOf} from './gateFailures';
import {stepWith} from './testReport';

describe('the failed tests of a step', () => {
  it('are none without a report', () => {
    expect(failuresOf({name: 'step', command: ['true']})).toEqual([]);
    const lost = {file: 'test-results/lost.json', format: 'vitest' as const};
    expect(failuresOf({name: 'step', command: ['true'], report: lost})).toEqual([]);
  });

  it('are found in what vitest reports, with files that broke before their tests', () => {
    const assertionResults = [
      {status: 'passed', fullName: 'a cut keeps', failureMessages: []},
      {status: 'failed', fullName: 'a cut removes', failureMessages: ['expected 1 to be 2']},
    ];
    const step = stepWith('vitest', {
      testResults: [
        {name: 'cuts.test.ts', status: 'failed', message: '', assertionResults},
        {name: 'broken.test.ts', status: 'failed', message: 'no module', assertionResults: []},
      ],
    });
    expect(failuresOf(step)).toEqual([
      {name: 'cuts.test.ts › a cut removes', message: 'expected 1 to be 2'},
      {name: 'broken.test.ts', message: 'no module'},
    ]);
  });

  it('are found at any depth of what Playwright reports, flaky ones and errors outside tests too', () => {
    const spec = (title: string, status: string, message?: string) => ({
      file: 'a.spec.ts',
      line: 7,
      title,
      tests: [{status, results: [{errors: message === undefined ? [] : [{message}]}]}],
    });
    const step = stepWith('playwright', {
      errors: [{message: 'no server'}],
      suites: [
        {
          specs: [spec('opens', 'expected')],
          suites: [
            {specs: [spec('closes', 'unexpected', 'timed out'), spec('moves', 'flaky', 'late')]},
          ],
        },
      ],
    });
    expect(failuresOf(step)).toEqual([
      {name: 'outside tests', message: 'no server'},
      {name: 'a.spec.ts:7 › closes', message: 'timed out'},
      {name: 'a.spec.ts:7 › moves (not every time)', message: 'late'},
    ]);
  });
});

describe('a failure in words', () => {
  it('has no colours, and its lines stand below its name', () => {
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
