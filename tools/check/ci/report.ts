/** What a test runner has reported in its JSON file: how many tests passed, and what those said that failed. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import type {Step} from './step';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export interface Failure {
  readonly name: string;
  readonly message: string;
}

interface Report extends Tally {
  readonly failures: readonly Failure[];
  /** What failed at the first try, and passed at the second. */
  readonly unsteady: readonly Failure[];
  /** Passed without being run: in an earlier run they passed, and nothing has changed that they depend on. */
  readonly kept: number;
  /** The files with tests that were skipped, and how many, such as "launchers.test.ts (31)". */
  readonly skipped: readonly string[];
}

/** One may be bad luck on a busy machine; more of them in one step are a fault, and all of them count as failed. */
const maxUnsteady = 2;

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly file: string;
    readonly line: number;
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly annotations: readonly {readonly type: string}[];
      readonly results: readonly {readonly errors: readonly {readonly message?: string}[]}[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: {readonly expected: number; readonly unexpected: number; readonly flaky: number};
  readonly errors: readonly {readonly message?: string}[];
  readonly suites: readonly PlaywrightSuite[];
}

const isSkipped = (status: string): boolean => status === 'skipped' || status === 'pending';

function ofVitest({numPassedTests, numFailedTests, testResults}: VitestReport): Report {
  const failures = testResults.flatMap(({name, status, message, assertionResults}) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({
        name: `${name} › ${test.fullName}`,
        message: test.failureMessages.join('\n'),
      }));
    return failed.length === 0 && status === 'failed' ? [{name, message}] : failed;
  });
  const skipped = testResults.flatMap(({name, assertionResults}) => {
    const count = assertionResults.filter(({status}) => isSkipped(status)).length;
    return count > 0 ? [`${path.basename(name)} (${count})`] : [];
  });
  return {passed: numPassedTests, failed: numFailedTests, failures, unsteady: [], skipped, kept: 0};
}

function withStatus(wanted: string, {suites = [], specs}: PlaywrightSuite): readonly Failure[] {
  const found = specs.flatMap(({file, line, title, tests}) =>
    tests
      .filter(({status}) => status === wanted)
      .map(({results}) => ({
        name: `${file}:${line} › ${title}`,
        message: results.flatMap(({errors}) => errors.map(({message = ''}) => message)).join('\n'),
      })),
  );
  return [...found, ...suites.flatMap((suite) => withStatus(wanted, suite))];
}

function countKept({suites = [], specs}: PlaywrightSuite): number {
  const here = specs.filter(({tests}) =>
    tests.some(({annotations}) => annotations.some(({type}) => type === 'kept')),
  ).length;
  return suites.reduce((sum, suite) => sum + countKept(suite), here);
}

function ofPlaywright({stats, errors, suites}: PlaywrightReport): Report {
  const outside = errors.map(({message = ''}) => ({name: 'outside tests', message}));
  const all = {specs: [], suites};
  const unsteadyFailed = stats.flaky > maxUnsteady ? stats.flaky : 0;
  return {
    passed: stats.expected + stats.flaky - unsteadyFailed,
    failed: stats.unexpected + unsteadyFailed,
    failures: [...outside, ...withStatus('unexpected', all)],
    unsteady: withStatus('flaky', all),
    kept: countKept(all),
    skipped: [],
  };
}

/** What a step reported; nothing where it writes no report, or ended before it wrote one. */
export function readReport({report}: Step): Report | undefined {
  if (!report || !existsSync(report.file)) return undefined;
  const content: unknown = JSON.parse(readFileSync(report.file, 'utf8'));
  return report.format === 'vitest'
    ? ofVitest(content as VitestReport)
    : ofPlaywright(content as PlaywrightReport);
}

/**
 * A step that ended with an error has at least one failure, whatever it reported; one that ended
 * well but ran no test, or lost its report, has failed too.
 */
export function countTests(step: Step, reported: Tally | undefined, succeeded: boolean): Tally {
  if (!reported) return succeeded && !step.report ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  const {passed, failed} = reported;
  const isSound = succeeded && passed + failed > 0;
  return {passed, failed: isSound ? failed : Math.max(1, failed)};
}

const longest = 1500;

/** A failure as lines of text, without colours; a long message is cut. */
export function describeFailure({name, message}: Failure): string {
  const plain = stripVTControlCharacters(message).trim();
  const shown = plain.length > longest ? `${plain.slice(0, longest)} …` : plain;
  return [name, ...shown.split('\n').map((line) => `  ${line}`)].join('\n');
}
