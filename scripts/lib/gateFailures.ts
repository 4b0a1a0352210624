/** Names the tests that a test runner has reported as failed in its JSON file, with what they said. */
import {existsSync, readFileSync} from 'node:fs';
import type {Step} from './gateSteps';

export interface Failure {
  readonly name: string;
  readonly message: string;
}

interface VitestReport {
  readonly testResults?: readonly {
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
  readonly specs?: readonly {
    readonly file: string;
    readonly line: number;
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly {readonly errors: readonly {readonly message?: string}[]}[];
    }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly errors?: readonly {readonly message?: string}[];
}

function failuresOfVitest({testResults = []}: VitestReport): readonly Failure[] {
  return testResults.flatMap(({name, status, message, assertionResults}) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({
        name: `${name} › ${test.fullName}`,
        message: test.failureMessages.join('\n'),
      }));
    return failed.length === 0 && status === 'failed' ? [{name, message}] : failed;
  });
}

function failuresOfSuite({suites = [], specs = []}: PlaywrightSuite): readonly Failure[] {
  const failed = specs.flatMap(({file, line, title, tests}) =>
    tests
      .filter(({status}) => status === 'unexpected' || status === 'flaky')
      .map(({status, results}) => ({
        name: `${file}:${line} › ${title}${status === 'flaky' ? ' (not every time)' : ''}`,
        message: results.flatMap(({errors}) => errors.map(({message = ''}) => message)).join('\n'),
      })),
  );
  return [...failed, ...suites.flatMap(failuresOfSuite)];
}

function failuresOfPlaywright(report: PlaywrightReport): readonly Failure[] {
  const outside = (report.errors ?? []).map(({message = ''}) => ({name: 'outside tests', message}));
  return [...outside, ...failuresOfSuite(report)];
}

/** The failed tests of a step; none where it has no report, or ended before it wrote one. */
export function failuresOf({report}: Step): readonly Failure[] {
  if (!report || !existsSync(report.file)) return [];
  const content: unknown = JSON.parse(readFileSync(report.file, 'utf8'));
  return report.format === 'vitest'
    ? failuresOfVitest(content as VitestReport)
    : failuresOfPlaywright(content as PlaywrightReport);
}

const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const longest = 1500;

/** A failure as lines of text, without colours; a long message is cut. */
export function describeFailure({name, message}: Failure): string {
  const plain = message.replace(colours, '').trim();
  const shown = plain.length > longest ? `${plain.slice(0, longest)} …` : plain;
  return [name, ...shown.split('\n').map((line) => `  ${line}`)].join('\n');
}
