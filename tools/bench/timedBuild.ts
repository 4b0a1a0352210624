/** Builds a site in a process of its own and says how long that took and how much memory. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {closeSync, mkdirSync, openSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {performance} from 'node:perf_hooks';
import type {Build} from './figures';
import {watchUsage} from './processTree';
import {forgetBuilds, resultsOf, temporary} from './workFolder';
import {environmentWith} from '../lib/environment';

/** The commands that build, as parameters of Node, run in the folder of the site. */
export const commands = {
  docusaurus: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
  /** `npm run build`: what finishes the pages after Docusaurus is part of it. */
  project: ['node_modules/tsx/dist/cli.mjs', 'tools/build/build.ts'],
} as const;

interface Extras {
  /** Environment variables of the build. */
  readonly variables?: NodeJS.ProcessEnv;
  /** What JavaScript takes of the memory at the moment, in MiB. */
  readonly heaps?: () => number;
}

/** Builds on what earlier builds have left; `temperature` names the log. */
export async function build(
  site: string,
  temperature: string,
  command: readonly string[] = commands.docusaurus,
  {variables, heaps}: Extras = {},
): Promise<Build> {
  mkdirSync(temporary(site), {recursive: true});
  const logFile = `${site}-${temperature}.log`;
  const log = openSync(logFile, 'w');
  const start = performance.now();
  const child = spawn(process.execPath, command, {
    cwd: site,
    env: {
      ...environmentWith(),
      NO_UPDATE_NOTIFIER: '1',
      TMPDIR: temporary(site),
      SITE_CACHE: resultsOf(site),
      ...variables,
    },
    stdio: ['ignore', log, log],
  });
  const usage = watchUsage(child.pid ?? 0, heaps);
  const [code] = (await once(child, 'exit')) as [number | null];
  const seconds = (performance.now() - start) / 1000;
  const used = usage();
  closeSync(log);
  if (code !== 0) {
    const end = readFileSync(logFile, 'utf8').slice(-3000);
    throw new Error(`The ${temperature} build of ${path.basename(site)} failed:\n${end}`);
  }
  const figures = {seconds: Number(seconds.toFixed(1)), ...used};
  console.log(`${path.basename(site)}, ${temperature} build: ${figures.seconds} s`);
  return figures;
}

/** A build from nothing, and a second one that finds what the first has left. */
export async function buildTwice(
  site: string,
  command: readonly string[],
): Promise<{cold: Build; warm: Build}> {
  forgetBuilds(site);
  return {cold: await build(site, 'cold', command), warm: await build(site, 'warm', command)};
}
