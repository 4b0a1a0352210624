/**
 * `npm run check`: the fast steps of `npm test`, on the files that have changed since this branch left the main one. One
 * line for each step; a step that fails is followed by what its tool says.
 */
import {availableParallelism} from 'node:os';
import {changedFiles, quickSteps} from './ci/quickSteps';
import {inLanes, run} from './ci/runSteps';
import {onTheSources} from './ci/sourceSteps';

const seconds = (start: number): string => ((performance.now() - start) / 1000).toFixed(1);

async function check(): Promise<void> {
  const changed = changedFiles();
  if (!changed) {
    console.error(
      'Nothing was checked: git cannot tell which files have changed. Is this a clone with a commit, and is git installed? `npm test` checks all files.',
    );
    process.exit(1);
  }
  const start = performance.now();
  const steps = quickSteps(onTheSources, changed);
  const failed: string[] = [];
  await inLanes(steps, Math.max(2, availableParallelism()), async ({name, command}) => {
    const begin = performance.now();
    const {succeeded, output} = await run(command);
    console.log(`${succeeded ? 'ok    ' : 'FAILED'} ${seconds(begin).padStart(6)} s  ${name}`);
    if (succeeded) return;
    failed.push(name);
    console.log(`\n${output.trim()}\n`);
  });
  const files = `${changed.length} changed ${changed.length === 1 ? 'file' : 'files'}`;
  console.log(`${seconds(start)} s for ${files}; ${failed.length} of ${steps.length} steps failed`);
  process.exit(failed.length > 0 ? 1 : 0);
}

void check();
