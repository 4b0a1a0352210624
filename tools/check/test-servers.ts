/**
 * `npm run test:servers`: the built site as nginx and Caddy deliver it with the configuration that the
 * build wrote; then all browser tests against nginx. `-- --requests` leaves the browser out,
 * `-- --server caddy` takes the other server, and what follows a further `--` goes to Playwright.
 */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {
  isInstalled,
  serverNames,
  startWebServer,
  type ServerName,
} from '../serve/webServers/webServer';
import {environmentWith} from '../lib/environment';

const {values, positionals} = parseArgs({
  options: {
    requests: {type: 'boolean', default: false},
    server: {type: 'string', default: 'nginx'},
    port: {type: 'string', default: '4313'},
  },
  allowPositionals: true,
});

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

function run(program: string, parameters: readonly string[], settings = {}): boolean {
  const {status} = spawnSync(`node_modules/.bin/${program}`, parameters, {
    stdio: 'inherit',
    env: environmentWith(settings),
  });
  return status === 0;
}

async function inTheBrowser(name: ServerName): Promise<boolean> {
  const port = Number(values.port);
  const server = await startWebServer(name, {root: path.resolve('build'), port});
  try {
    return run('playwright', ['test', '--project=site', ...positionals], {
      TEST_ORIGIN: `http://localhost:${port}`,
    });
  } finally {
    await server.stop();
  }
}

async function main(): Promise<void> {
  const missing = serverNames.filter((name) => !isInstalled(name));
  if (missing.length > 0) {
    stop(
      `These tests need ${missing.join(' and ')}. On Debian: apt-get install nginx libnginx-mod-http-brotli-static caddy`,
    );
  }
  if (!existsSync('build-server')) stop('There is no built site. Build it first: npm run build');
  const name = serverNames.find((one) => one === values.server);
  if (name === undefined) stop(`"${values.server}" is none of ${serverNames.join(', ')}.`);
  const passed = run('vitest', ['run', '--project', 'servers']);
  const shown = values.requests || (await inTheBrowser(name));
  process.exit(passed && shown ? 0 : 1);
}

void main();
