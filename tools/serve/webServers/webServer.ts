/**
 * Runs Debian's nginx or Caddy on this machine alone, with the configuration that the build wrote: only
 * port, folder of the site and place for temporary files are others. Never as root.
 */
import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {caddyAt, loopback, nginxAt, type ServerSettings} from './serverSettings';
import {toolEnvironment} from '../../lib/environment';

export const serverNames = ['nginx', 'caddy'] as const;
export type ServerName = (typeof serverNames)[number];

export interface WebServer {
  readonly origin: string;
  stop(): Promise<void>;
}

export interface WebServerOptions {
  /** Folder of the site. */
  readonly root: string;
  /** Folder with the files that the build wrote for servers. */
  readonly configuration?: string;
  /** A free one if it is not given. */
  readonly port?: number;
}

const waitAtMost = 20_000;
const betweenAttempts = 50;

/** Debian keeps servers where the search path of a user may not lead. */
const searchPath = `${toolEnvironment.path}:/usr/sbin:/usr/local/sbin`;

export function isInstalled(name: ServerName): boolean {
  const {error} = spawnSync(name, ['-h'], {stdio: 'ignore', env: {PATH: searchPath}});
  return error === undefined;
}

/** Where root runs the tests, servers run as the user whom Debian calls nobody. */
const nobody = 65_534;
const account = process.getuid?.() === 0 ? {uid: nobody, gid: nobody} : {};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, loopback, resolve));
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The configuration in the temporary folder, with the places of this run. */
function configurationFile(
  name: ServerName,
  configuration: string,
  places: ServerSettings,
): string {
  const {file, adapt} = configurations[name];
  const adapted = path.join(places.temporary, file);
  writeFileSync(adapted, adapt(readFileSync(path.join(configuration, file), 'utf8'), places));
  return adapted;
}

const configurations = {
  nginx: {file: 'nginx.conf', adapt: nginxAt},
  caddy: {file: 'Caddyfile', adapt: caddyAt},
} as const;

function begin(name: ServerName, file: string, {temporary}: ServerSettings): ChildProcess {
  const parameters = {
    nginx: ['-p', temporary, '-e', 'stderr', '-c', file, '-g', 'daemon off;'],
    caddy: ['run', '--config', file, '--adapter', 'caddyfile'],
  };
  return spawn(name, parameters[name], {
    ...account,
    env: {PATH: searchPath, HOME: temporary},
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

async function answers(origin: string): Promise<boolean> {
  try {
    await fetch(origin, {method: 'HEAD'});
    return true;
  } catch {
    return false;
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise((resolve) => child.once('exit', resolve));
}

/** Starts it and waits until it answers; rejects with what it said if it does not. */
export async function startWebServer(
  name: ServerName,
  {root, configuration = path.resolve('build-server'), port}: WebServerOptions,
): Promise<WebServer> {
  const temporary = mkdtempSync(path.join(tmpdir(), `${name}-`));
  chmodSync(temporary, 0o777);
  const places = {root, port: port ?? (await freePort()), temporary};
  const child = begin(name, configurationFile(name, configuration, places), places);
  const errorOutput: string[] = [];
  child.stderr?.on('data', (data: Buffer) => errorOutput.push(data.toString()));
  child.on('error', (error) => errorOutput.push(error.message));
  const origin = `http://${loopback}:${places.port}`;
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended(child);
    rmSync(temporary, {recursive: true, force: true});
  };
  for (let waited = 0; waited < waitAtMost; waited += betweenAttempts) {
    if (child.exitCode === null && (await answers(origin))) return {origin, stop};
    if (child.exitCode !== null || child.pid === undefined) break;
    await pause(betweenAttempts);
  }
  if (child.pid !== undefined) await stop();
  throw new Error(
    `${name} does not answer at ${origin}. Its error output:\n${errorOutput.join('')}`,
  );
}
