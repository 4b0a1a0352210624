/** For tests: a small site as a bundle, unpacked, with one of its launchers running. */
import {spawn, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request, type IncomingHttpHeaders} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {makeBundle} from './bundle';

const page = (title: string): string => `<!doctype html><title>${title}</title>`;

const smallSite: Readonly<Record<string, string>> = {
  'index.html': `${page('Home')}<script src="/assets/js/main.1234.js"></script>`,
  '404.html': page('Page not found'),
  'docs/faqs.html': page('FAQs'),
  'docs/data.html': page('Data'),
  'docs/data/access.html': page('Access'),
  'assets/js/main.1234.js': 'void 0;',
  'assets/js/main.1234.js.br': 'compressed beforehand',
  'assets/js/main.1234.js.gz': 'compressed beforehand',
  '.hidden': 'not for readers',
  'samples/few.bin.gz': '0123456789',
  'version.json': '{"version":"1.2.3","build":"abc1234"}',
  _headers: [
    '# of a test',
    '/*',
    '  X-Content-Type-Options: nosniff',
    '  Strict-Transport-Security: max-age=1',
    "  Content-Security-Policy: default-src 'self'; upgrade-insecure-requests",
    '/docs/faqs',
    '  X-Content-Type-Options: of-the-page',
  ].join('\n'),
};

function writeInto(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), content);
  }
}

export interface Unpacked {
  readonly folder: string;
  readonly zip: Uint8Array;
  readonly remove: () => void;
}

export function unpackedBundle(changes: Readonly<Record<string, string>> = {}): Unpacked {
  const work = mkdtempSync(path.join(tmpdir(), 'bundle-'));
  const build = path.join(work, 'build');
  writeInto(build, {...smallSite, ...changes});
  const {name, zip} = makeBundle(build);
  writeInto(work, unzipSync(zip));
  const remove = () => rmSync(work, {recursive: true});
  return {folder: path.join(work, name), zip, remove};
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Asks for exactly this path: `fetch` would tidy it up first. */
export async function ask(
  port: number,
  address: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({port, path: address, headers, method, agent: false}, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        body += part;
      });
      answer.on('end', () =>
        resolve({status: answer.statusCode ?? 0, headers: answer.headers, body}),
      );
    });
    asked.on('error', reject).end();
  });
}

export interface Launcher {
  readonly port: number;
  readonly said: string;
  readonly stop: () => Promise<void>;
}

export type LauncherCommand = readonly [program: string, ...parameters: string[]];

export const launcherCommands: Readonly<Record<string, LauncherCommand>> = {
  Python: ['python3', '-I', 'start.py'],
  Node: ['node', 'start.mjs'],
};

export const isInstalled = ([program]: LauncherCommand): boolean =>
  spawnSync(program, ['--version']).status === 0;

/** Resolves when the launcher has said all that it says at the start. */
export async function launch(
  [program, ...parameters]: LauncherCommand,
  folder: string,
  options: readonly string[] = [],
): Promise<Launcher> {
  const child = spawn(program, [...parameters, '--no-browser', ...options], {cwd: folder});
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('Ctrl+C')) resolve();
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(said)));
  });
  const port = Number(/:(\d+)\/\s/.exec(said)?.[1]);
  const stop = async () => {
    child.kill();
    await ended;
  };
  return {port, said, stop};
}
