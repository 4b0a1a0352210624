/**
 * `npm run test:bundle`: makes the bundle of the built site, unpacks it, compares its files with their
 * checksums by each launcher, and runs browser tests on it with the network cut: a few with Python, all
 * with Node. `-- --few` takes the few with both; what follows a further `--` goes to Playwright instead.
 */
import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {unzipSync} from 'fflate';
import {makeBundle} from '../build/bundle/bundle';
import {launch, launcherCommands, type LauncherCommand} from '../build/bundle/launch';
import {writeInto} from '../build/bundle/writeInto';
import {isInstalled} from '../lib/programs';
import {environmentWith} from '../lib/environment';

const {values, positionals} = parseArgs({
  options: {few: {type: 'boolean', default: false}, port: {type: 'string', default: '4314'}},
  allowPositionals: true,
});

const work = path.resolve('.cache', 'bundle');
/** A page of each kind, the search, formulas, an app, and what readers save for offline. */
const few = ['home', 'navigation', 'search', 'math', 'rootExplorer', 'offline'].map(
  (name) => `e2e/${name}.spec.ts`,
);

function unpack(): string {
  const {name, zip} = makeBundle('build');
  rmSync(work, {recursive: true, force: true});
  writeInto(work, unzipSync(zip));
  return path.join(work, name);
}

function isUndamaged([program, ...parameters]: LauncherCommand, folder: string): boolean {
  const {status} = spawnSync(program, [...parameters, '--check'], {cwd: folder, stdio: 'inherit'});
  return status === 0;
}

async function inTheBrowser(command: LauncherCommand, folder: string, specs: readonly string[]) {
  const launcher = await launch(command, folder, ['--port', values.port]);
  const project = '--project=bundle';
  try {
    const {status} = spawnSync('node_modules/.bin/playwright', ['test', project, ...specs], {
      stdio: 'inherit',
      env: environmentWith({TEST_ORIGIN: `http://localhost:${launcher.port}`}),
    });
    return status === 0;
  } finally {
    await launcher.stop();
  }
}

async function main(): Promise<void> {
  const folder = unpack();
  const failed: string[] = [];
  for (const [name, command] of Object.entries(launcherCommands)) {
    const all = name === 'Node' && !values.few ? [] : few;
    const specs = positionals.length > 0 ? positionals : all;
    if (!isInstalled(command[0])) {
      console.log(`skipped: the bundle with ${name}, because ${command[0]} is not installed`);
      continue;
    }
    console.log(`> the bundle with ${name}`);
    const isGood = isUndamaged(command, folder) && (await inTheBrowser(command, folder, specs));
    if (!isGood) failed.push(name);
  }
  console.log(failed.length > 0 ? `failed: ${failed.join(', ')}` : 'The bundle works.');
  process.exit(failed.length > 0 ? 1 : 0);
}

void main();
