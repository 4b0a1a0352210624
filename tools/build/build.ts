/**
 * `npm run build`: Docusaurus makes the site; then come the steps that need all of its pages, in order.
 * `--out-dir build-hosted` builds into another folder; `--without-copies` leaves out the compressed copies
 * of its files, which a site that is only tested does without.
 */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {env} from '../../config/env';
import {history} from '../../config/history';
import {compressStep} from './postbuild/compress';
import {finishSteps} from './postbuild/steps';
import {environmentWith} from '../lib/environment';

const {values} = parseArgs({
  options: {
    'out-dir': {type: 'string', default: 'build'},
    'without-copies': {type: 'boolean', default: false},
  },
});
const outDir = values['out-dir'];

async function finish(): Promise<void> {
  const site = {folder: path.resolve(outDir), baseUrl: env.baseUrl, siteUrl: env.siteUrl};
  const steps = finishSteps.filter((step) => !values['without-copies'] || step !== compressStep);
  for (const {name, run} of steps) {
    const start = performance.now();
    await run(site);
    console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}

/** The bundler's cache in `node_modules` makes the next build faster, and this one need more memory. */
const withoutCache = env.isCi ? {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'} : {};

if (history.whyNoDates !== undefined) {
  console.log(`Pages will not show when they were changed: ${history.whyNoDates}.`);
}
const {status} = spawnSync('node_modules/.bin/docusaurus', ['build', '--out-dir', outDir], {
  stdio: 'inherit',
  env: environmentWith(withoutCache),
});
if (status !== 0) process.exit(status ?? 1);
void finish();
