/** Sites that are built and served. What benchmarks make lies in tools/bench/.work, which git ignores. */
import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {environmentWith} from '../../lib/environment';
import {watchUsage, type Usage} from './processes';

export const projectRoot = path.resolve(__dirname, '../../..');

export const workFolder = path.join(projectRoot, 'tools/bench/.work');

/** The site in `build/`. */
export function builtSite(folder = 'build'): string {
  const site = path.resolve(folder);
  if (existsSync(path.join(site, 'index.html'))) return site;
  throw new Error(`There is no built site in ${folder}/. Build it first: npm run build`);
}

/** Installs packages into a folder: the project does not depend on them. */
export function installPackages(folder: string, manifest: object, ...options: string[]): void {
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({private: true, ...manifest}));
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', ...options];
  execFileSync('npm', ['install', ...quiet], {cwd: folder, stdio: 'inherit'});
}

/** Writes files, by their paths in the folder. */
export function writeFiles(folder: string, files: Iterable<readonly [string, string]>): void {
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
}

/**
 * Makes an empty folder for a site, with the project's packages in it. Each package is linked on
 * its own and not `node_modules` as a whole: the bundlers keep their caches in
 * `node_modules/.cache`, and so each site has its own and nobody clears another's.
 */
export function emptySite(name: string): string {
  const site = path.join(workFolder, name);
  rmSync(site, {recursive: true, force: true});
  const packages = path.join(projectRoot, 'node_modules');
  mkdirSync(path.join(site, 'node_modules'), {recursive: true});
  const isLinked = (file: string): boolean => file === '.bin' || !file.startsWith('.');
  for (const entry of readdirSync(packages).filter(isLinked)) {
    symlinkSync(path.join(packages, entry), path.join(site, 'node_modules', entry), 'junction');
  }
  return site;
}

/** Copies the tracked files of the project and the new ones that git does not ignore; returns the folder. */
export function copyOfSite(name: string): string {
  const site = emptySite(name);
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  // Where node_modules is itself a link, git lists it like a file.
  const files = listed.split('\0').filter((file) => file && file !== 'node_modules');
  for (const file of files) {
    const from = path.join(projectRoot, file);
    if (existsSync(from)) cpSync(from, path.join(site, file));
  }
  return site;
}

export interface Build extends Usage {
  readonly seconds: number;
}

/** The commands that build, as parameters of Node, run in the folder of the site. */
export const commands = {
  docusaurus: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
  /** `npm run build`: what finishes the pages after Docusaurus is part of it. */
  project: ['node_modules/tsx/dist/cli.mjs', 'tools/build/build.ts'],
} as const;

/** Builds in a process of its own, on what earlier builds have left; `kind` names the log, `heaps` as in `watchUsage`. */
export async function build(
  site: string,
  kind: string,
  command: readonly string[],
  variables: NodeJS.ProcessEnv = {},
  heaps?: () => number,
): Promise<Build> {
  const temporary = path.join(site, '.tmp');
  mkdirSync(temporary, {recursive: true});
  const logFile = `${site}-${kind}.log`;
  const log = openSync(logFile, 'w');
  const start = performance.now();
  const env = {
    NO_UPDATE_NOTIFIER: '1',
    TMPDIR: temporary,
    SITE_CACHE: path.join(site, '.site-cache'),
    ...variables,
  };
  const child = spawn(process.execPath, command, {
    cwd: site,
    env: environmentWith(env),
    stdio: ['ignore', log, log],
  });
  const usage = watchUsage(child.pid ?? 0, heaps);
  const [code] = (await once(child, 'exit')) as [number | null];
  const seconds = Number(((performance.now() - start) / 1000).toFixed(1));
  const used = usage();
  closeSync(log);
  if (code !== 0) {
    const end = readFileSync(logFile, 'utf8').slice(-3000);
    throw new Error(`The ${kind} build of ${path.basename(site)} failed:\n${end}`);
  }
  console.log(`${path.basename(site)}, ${kind} build: ${seconds} s`);
  return {seconds, ...used};
}

const leftByBuilds = ['.docusaurus', 'build', 'node_modules/.cache', '.site-cache', '.tmp'];

/** Removes everything that an earlier build left: after this a build is cold. */
export function forgetBuilds(site: string): void {
  for (const left of leftByBuilds) rmSync(path.join(site, left), {recursive: true, force: true});
}
