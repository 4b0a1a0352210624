/**
 * `npm run bench:servers`: how much nginx and Caddy deliver on this machine, with the configuration that
 * the build wrote; asks the site in `build/`. `-- --seconds 5` is for a try.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {filesBelow} from '../../lib/files';
import {serverNames, startWebServer, type ServerName} from '../../serve/webServers/webServer';
import {alignedTable} from '../alignedTable';
import {circumstancesNow, report} from '../report';
import {loadOf, type Load} from './load';
import {writeScaling, type Servers} from './scaling';

const together = 50;
const {values} = parseArgs({options: {seconds: {type: 'string', default: '20'}}});
const seconds = Number(values.seconds);

function fileLike(name: RegExp): string {
  const [file] = filesBelow('build', '.', name);
  if (file === undefined) throw new Error(`The build has no file like ${name}`);
  return `/${file}`;
}

const page = '/docs/documentation/introduction/events';
const script = fileLike(/^main\.[0-9a-f]+\.js$/);
const sample = fileLike(/^zll13-[0-9a-f]+\.bin\.gz$/);
const takesBrotli = {'Accept-Encoding': 'br'};

async function tagOf(address: string): Promise<string> {
  const {headers} = await fetch(address, {headers: takesBrotli});
  return headers.get('etag') ?? '';
}

async function measure(name: ServerName): Promise<Record<string, Load>> {
  const server = await startWebServer(name, {root: path.resolve('build')});
  try {
    const load = (file: string, headers: Readonly<Record<string, string>>): Load =>
      loadOf({address: server.origin + file, headers, seconds, together});
    return {
      'doc page': load(page, takesBrotli),
      'doc page, not changed (304)': load(page, {
        ...takesBrotli,
        'If-None-Match': await tagOf(server.origin + page),
      }),
      'largest script': load(script, takesBrotli),
      'teaching sample': load(sample, takesBrotli),
      'part of a sample (206)': load(sample, {Range: 'bytes=0-65535'}),
    };
  } finally {
    await server.stop();
  }
}

function rowsOf(server: string, loads: Readonly<Record<string, Load>>): readonly string[][] {
  return Object.entries(loads).map(([what, load]) => [
    server,
    what,
    (load.bytesEach / 1000).toFixed(1),
    load.perSecond.toFixed(0),
    ((load.perSecond * load.bytesEach * 8) / 1e6).toFixed(0),
    String(load.medianMs),
    String(load.slowest1PercentMs),
    String(load.failed),
  ]);
}

const head = ['Server', 'What', 'kB', 'answers/s', 'Mbit/s', 'p50, ms', 'p99, ms', 'failed'];

async function main(): Promise<void> {
  const now = circumstancesNow();
  const servers: Record<string, Servers[string]> = {};
  for (const name of serverNames) servers[name] = await measure(name);
  const rows = Object.entries(servers).flatMap(([name, loads]) => rowsOf(name, loads));
  const notes = [
    'the program that asks shares the CPUs',
    `${together} connections, ${seconds} s each`,
  ];
  report('servers', now, notes, [alignedTable([head, ...rows], 2)], servers);
  writeScaling();
}

void main();
