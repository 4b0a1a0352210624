/**
 * `npm test`: everything that must hold before a change lands. The last line adds it all up. `-- --record` writes
 * the seconds of each step into docs-dev/gate.md.
 */
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {history} from '../../config/history';
import {browserProblem} from '../lib/browser';
import {countTests, describeFailure, readReport, type Failure, type Tally} from './ci/report';
import type {Step} from './ci/step';
import {ciGroups} from './ci/steps';
import {timingTable, withTable} from './ci/table';
import {isInstalled, missingPrograms} from '../lib/programs';
import {inLanes, run} from './ci/runSteps';

const {values} = parseArgs({options: {record: {type: 'boolean', default: false}}});
const sideBySide = 2;
const total = {passed: 0, failed: 0};
const seconds = new Map<Step, number>();

interface Result extends Tally {
  readonly kept: number;
  readonly failures: readonly Failure[];
  readonly unsteady: readonly Failure[];
  readonly skipped: readonly string[];
  readonly output: string;
}

function reportResult(step: Step, result: Result): void {
  const {passed, failed, kept, failures, unsteady, skipped, output} = result;
  const verdict = failed === 0 ? 'ok    ' : 'FAILED';
  const unchanged = kept > 0 ? `, ${kept} of them unchanged since they passed` : '';
  const tests = step.report ? ` (${passed} passed${unchanged}, ${failed} failed)` : '';
  console.log(
    `${verdict} ${(seconds.get(step) ?? 0).toFixed(1).padStart(6)} s  ${step.name}${tests}`,
  );
  if (skipped.length > 0) console.log(`${'skipped tests'.padEnd(18)}${skipped.join(', ')}`);
  for (const one of unsteady) console.log(`\npassed at the second try: ${describeFailure(one)}`);
  if (failed === 0) return;
  for (const failure of failures) console.log(`\n${describeFailure(failure)}`);
  console.log(`\nIts full output:\n\n${output.trim()}\n`);
}

async function take(step: Step): Promise<boolean> {
  const reasonToSkip = step.reasonToSkip?.();
  if (reasonToSkip !== undefined) {
    console.log(`skipped           ${step.name}: ${reasonToSkip}`);
    return true;
  }
  const start = performance.now();
  if (step.report) rmSync(step.report.file, {force: true});
  const {succeeded, output} = await run(step.command);
  const reported = readReport(step);
  const tally = countTests(step, reported, succeeded);
  total.passed += tally.passed;
  total.failed += tally.failed;
  seconds.set(step, (performance.now() - start) / 1000);
  const {failures = [], unsteady = [], skipped = [], kept = 0} = reported ?? {};
  reportResult(step, {...tally, kept, failures, unsteady, skipped, output});
  return tally.failed === 0;
}

/** Takes the steps side by side; false if one failed without which the next groups mean nothing. */
async function takeAll(steps: readonly Step[]): Promise<boolean> {
  let mayGoOn = true;
  await inLanes(steps, sideBySide, async (step) => {
    const passed = await take(step);
    if (!passed && step.isNeededByAll) mayGoOn = false;
  });
  return mayGoOn;
}

function record(elapsed: number): void {
  const file = 'docs-dev/gate.md';
  const table = timingTable(ciGroups.flat(), seconds, elapsed);
  writeFileSync(file, withTable(readFileSync(file, 'utf8'), table));
}

/** Reports at once what this machine lacks: without a browser, hundreds of tests would fail. */
function lookAtMachine(): void {
  const problem = browserProblem();
  if (problem !== undefined) {
    console.error(problem);
    process.exit(1);
  }
  for (const line of missingPrograms()) console.log(line);
  if (isInstalled('git') && history.whyNoDates !== undefined) {
    console.log(`Pages will not show when they were changed: ${history.whyNoDates}.`);
  }
}

async function ci(): Promise<void> {
  const start = performance.now();
  lookAtMachine();
  rmSync('build', {recursive: true, force: true});
  for (const group of ciGroups) {
    if (await takeAll(group)) continue;
    console.log('Without the build, the tests of the built site were not run.');
    break;
  }
  const elapsed = (performance.now() - start) / 1000;
  if (values.record) record(elapsed);
  console.log(`${Math.floor(elapsed / 60)} min ${Math.round(elapsed % 60)} s in all`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
}

void ci();
