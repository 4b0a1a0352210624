/**
 * `npm run test:subpath`: builds the site for a path below its host, with recorded data in one app, looks through all
 * of its files for addresses outside of that path, and opens it in a browser as nginx serves it. The pages say their
 * content policy themselves, as on hosts that send no headers. `-- --built` takes the copy of the last run.
 */
import {spawnSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import {siteFolder} from '../build/subpathSite';
import {startWebServer} from '../serve/webServers/webServer';
import {environmentWith} from '../lib/environment';

const {values} = parseArgs({options: {built: {type: 'boolean', default: false}}});

function run(program: string, parameters: readonly string[], settings = {}): boolean {
  const {status} = spawnSync(`node_modules/.bin/${program}`, parameters, {
    stdio: 'inherit',
    env: environmentWith(settings),
  });
  return status === 0;
}

async function inTheBrowser(): Promise<boolean> {
  const configuration = `${siteFolder}-server`;
  const server = await startWebServer('nginx', {root: siteFolder, configuration});
  const settings = {TEST_ORIGIN: server.origin};
  try {
    return run('playwright', ['test', '--project=subpath'], settings);
  } finally {
    await server.stop();
  }
}

async function main(): Promise<void> {
  if (!values.built && !run('tsx', ['tests/subpath/build.ts'])) process.exit(1);
  const looked = run('vitest', ['run', '--project', 'subpath']);
  const shown = await inTheBrowser();
  process.exit(looked && shown ? 0 : 1);
}

void main();
