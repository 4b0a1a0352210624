/**
 * `npm run screenshots:accept`: the screenshots of the visual tests become what the site looks like now.
 * Words after `--` go to Playwright: `npm run screenshots:accept -- -g 375-light`.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {findBrowser} from '../lib/browser';
import {majorVersion} from '../lib/browserVersion';
import {isBuildFresh} from './screenshots/buildAge';
import {pack, unpack} from './screenshots/packScreenshot';
import {keptScreenshots, overBudget, screenshotFolder, strangers} from './screenshots/screenshots';
import {environmentWith} from '../lib/environment';

const root = process.cwd();

function run(program: string, ...parameters: readonly string[]): boolean {
  const {status} = spawnSync(`node_modules/.bin/${program}`, parameters, {
    stdio: 'inherit',
    env: environmentWith({KITCHEN_SINK: '1'}),
  });
  return status === 0;
}

function contents(): ReadonlyMap<string, Buffer> {
  return new Map(
    keptScreenshots(root).map(({file}) => [file, readFileSync(path.join(screenshotFolder, file))]),
  );
}

/** Packs what was written again, and says the counterparts of each screenshot. */
function packWhatChanged(before: ReadonlyMap<string, Buffer>): readonly string[] {
  const after = contents();
  const written = [...after].filter(([file, bytes]) => !before.get(file)?.equals(bytes));
  for (const [file, bytes] of written) {
    writeFileSync(path.join(screenshotFolder, file), pack(unpack(bytes)));
  }
  return [
    ...written.map(([file]) => `${before.has(file) ? 'changed' : 'new    '} ${file}`),
    ...[...before.keys()].filter((file) => !after.has(file)).map((file) => `removed ${file}`),
  ];
}

function accept(): boolean {
  if (process.platform !== 'linux') {
    console.error('Letters are drawn differently here: the screenshots are taken on Linux.');
    return false;
  }
  const isBuilt = isBuildFresh(root) && existsSync(path.join(root, 'build', 'kitchen-sink.html'));
  if (!isBuilt && !run('tsx', 'tools/build/build.ts')) return false;
  const before = contents();
  for (const file of strangers(keptScreenshots(root))) rmSync(path.join(screenshotFolder, file));
  const succeeded = run(
    'playwright',
    'test',
    '--project=visual',
    '--update-snapshots=changed',
    '--reporter=dot',
    ...process.argv.slice(2),
  );
  for (const line of packWhatChanged(before)) console.log(line);
  writeFileSync(
    path.join('tests', 'visual', 'takenWith.json'),
    `{"chromium": ${majorVersion(findBrowser())}}\n`,
  );
  const screenshots = keptScreenshots(root);
  const bytes = screenshots.reduce((sum, screenshot) => sum + screenshot.bytes, 0);
  console.log(`${screenshots.length} screenshots, ${(bytes / 1e6).toFixed(2)} MB`);
  const tooHeavy = overBudget(screenshots);
  for (const problem of tooHeavy) console.error(problem);
  return succeeded && tooHeavy.length === 0;
}

process.exit(accept() ? 0 : 1);
