import {describe, expect, it} from 'vitest';
import {countTests} from './gateReport';
import {stepWith} from './testReport';

describe('the tally of a step', () => {
  const plain = {name: 'step', command: ['true']};

  it('without a report is one, passed or failed', () => {
    expect(countTests(plain, true)).toEqual({passed: 1, failed: 0});
    expect(countTests(plain, false)).toEqual({passed: 0, failed: 1});
  });

  it('adds up what vitest says', () => {
    const step = stepWith('vitest', {numPassedTests: 7, numFailedTests: 2});
    expect(countTests(step, false)).toEqual({passed: 7, failed: 2});
  });

  it('counts a flaky browser test as failed', () => {
    const step = stepWith('playwright', {stats: {expected: 5, unexpected: 1, flaky: 1}});
    expect(countTests(step, false)).toEqual({passed: 5, failed: 2});
  });

  it('has a failure when the command failed although every test passed', () => {
    const step = stepWith('vitest', {numPassedTests: 7, numFailedTests: 0});
    expect(countTests(step, false)).toEqual({passed: 7, failed: 1});
  });

  it('has a failure when no test ran, or the report is not there', () => {
    const step = stepWith('vitest', {numPassedTests: 0, numFailedTests: 0});
    expect(countTests(step, true).failed).toBe(1);
    const lost = {...step, report: {...step.report, file: 'test-results/lost.json'}};
    expect(countTests(lost, true)).toEqual({passed: 0, failed: 1});
  });
});
