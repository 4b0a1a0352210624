/** Spreads work over all cores: threads that run a TypeScript module of the project, bundled as plain JavaScript. */
import {availableParallelism} from 'node:os';
import {Worker} from 'node:worker_threads';
import {build} from 'esbuild';

/** Calls the module's function for each task that the main thread sends. */
const answerTasks = `
const {parentPort} = require('node:worker_threads');
parentPort.on('message', async (task) => parentPort.postMessage(await work.default(task)));
`;

async function bundled(module: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [module],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'iife',
    globalName: 'work',
    footer: {js: answerTasks},
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Runs all tasks; each thread takes the next one that is left.
 *
 * @param module a file whose default export takes one task, synchronously or not
 * @param tell hears of each result as soon as it is there
 */
export async function inWorkers<Task, Result>(
  module: string,
  tasks: readonly Task[],
  tell: (result: Result) => void,
): Promise<void> {
  const code = await bundled(module);
  const waiting = [...tasks];
  const lane = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(code, {eval: true});
      const next = (): void => {
        if (waiting.length > 0) worker.postMessage(waiting.shift());
        else void worker.terminate().then(() => resolve());
      };
      worker.on('error', reject);
      worker.on('message', (result: Result) => {
        tell(result);
        next();
      });
      next();
    });
  const lanes = Math.min(tasks.length, availableParallelism());
  await Promise.all(Array.from({length: lanes}, lane));
}
