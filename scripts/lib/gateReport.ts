/** Counts what a test runner has reported in its JSON file. */
import {existsSync, readFileSync} from 'node:fs';
import type {Step} from './gateSteps';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

interface PlaywrightReport {
  readonly stats: {readonly expected: number; readonly unexpected: number; readonly flaky: number};
}

function tallyOf(format: 'vitest' | 'playwright', text: string): Tally {
  if (format === 'vitest') {
    const {numPassedTests, numFailedTests} = JSON.parse(text) as VitestReport;
    return {passed: numPassedTests, failed: numFailedTests};
  }
  const {expected, unexpected, flaky} = (JSON.parse(text) as PlaywrightReport).stats;
  return {passed: expected, failed: unexpected + flaky};
}

/**
 * A step that ended with an error has at least one failure, whatever it reported; one that ended
 * well but ran no test has failed too.
 */
export function countTests({report}: Step, succeeded: boolean): Tally {
  const bare: Tally = succeeded && !report ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  if (!report || !existsSync(report.file)) return bare;
  const tally = tallyOf(report.format, readFileSync(report.file, 'utf8'));
  const ranNothing = tally.passed + tally.failed === 0;
  return {
    passed: tally.passed,
    failed: succeeded && !ranNothing ? tally.failed : Math.max(1, tally.failed),
  };
}
