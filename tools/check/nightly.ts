/** `npm run test:nightly`: everything, from scratch, with what is too slow for every change. */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {environmentWith} from '../lib/environment';

const steps: readonly (readonly string[])[] = [
  ['npm', 'test'],
  // Each file with modules and a page of its own, and the tests in a different order each night.
  ['npm', 'run', 'test:unit', '--', '--isolate', '--sequence.shuffle'],
  ['npm', 'run', 'build'],
  ['npx', 'playwright', 'test', '--project=visual'],
  ['npx', 'tsx', 'tools/build/build-hosted.ts'],
  ['npx', 'playwright', 'test', '--project=hosted'],
  ['npx', 'playwright', 'test', '--project=site', '--grep=@nightly'],
  ['npm', 'run', 'test:servers'],
  ['npm', 'run', 'test:bundle'],
  ['npm', 'run', 'test:subpath'],
  ['npm', 'run', 'bench'],
  ['npm', 'run', 'check:ages'],
  ['npm', 'run', 'lighthouse'],
  ['npm', 'run', 'test:memory'],
];

/** Nothing that an earlier run found counts, and brute-force tests try all that they have. */
const emptyCache = mkdtempSync(path.join(tmpdir(), 'cache-'));
const env = environmentWith({SITE_CACHE: emptyCache, NIGHTLY: '1'});

const failed = steps.filter(([program = '', ...parameters]) => {
  console.log(`> ${[program, ...parameters].join(' ')}`);
  return spawnSync(program, parameters, {stdio: 'inherit', env}).status !== 0;
});

rmSync(emptyCache, {recursive: true});
console.log(`${steps.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
