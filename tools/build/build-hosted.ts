/**
 * `npx tsx tools/build/build-hosted.ts`: the site with a hosted search that also counts page views, in
 * build-hosted/, for its tests. It takes the bundler's cache as the last build left it, which was one with the embedded search.
 */
import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import {hostedEnvironment, hostedFolder} from './hostedAccount';
import {environmentWith} from '../lib/environment';

rmSync(hostedFolder, {recursive: true, force: true});
const build = ['tools/build/build.ts', '--out-dir', hostedFolder, '--without-copies'];
const {status} = spawnSync('node_modules/.bin/tsx', build, {
  stdio: 'inherit',
  env: environmentWith({NO_UPDATE_NOTIFIER: '1', ...hostedEnvironment}),
});
process.exit(status ?? 1);
