/** `npm run test:nightly`: what is too slow for every change. Other nightly checks join this list. */
import {spawnSync} from 'node:child_process';

const steps: readonly (readonly string[])[] = [
  ['npm', 'test'],
  // Each file with modules and a page of its own, and the tests in a different order each night.
  ['npm', 'run', 'test:unit', '--', '--isolate', '--sequence.shuffle'],
  ['npm', 'run', 'test:thorough'],
  ['npm', 'run', 'test:servers'],
  ['npm', 'run', 'test:bundle'],
  ['npm', 'run', 'test:subpath'],
  ['npm', 'run', 'bench'],
  ['npm', 'run', 'check:ages'],
  ['npm', 'run', 'lighthouse'],
  ['npm', 'run', 'test:memory'],
];

const failed = steps.filter(([program = '', ...parameters]) => {
  console.log(`> ${[program, ...parameters].join(' ')}`);
  return spawnSync(program, parameters, {stdio: 'inherit'}).status !== 0;
});

console.log(`${steps.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
