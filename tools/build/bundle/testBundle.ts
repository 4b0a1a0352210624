/** For tests: a small site as a bundle, unpacked, and questions to its launchers. */
import {mkdtempSync, rmSync} from 'node:fs';
import {request, type IncomingHttpHeaders} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {makeBundle} from './bundle';
import {writeInto} from './writeInto';

const page = (title: string): string => `<!doctype html><title>${title}</title>`;

const smallSite: Readonly<Record<string, string>> = {
  'index.html': `${page('Home')}<script src="/assets/js/main.1234.js"></script>`,
  '404.html': page('Page not found'),
  'docs/faqs.html': page('FAQs'),
  'docs/data.html': page('Data'),
  'docs/data/access.html': page('Access'),
  'docs/old/index.html': page('Moved'),
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

export interface ExtractedBundle {
  readonly folder: string;
  readonly zip: Uint8Array;
  readonly remove: () => void;
}

export function unpackedBundle(changes: Readonly<Record<string, string>> = {}): ExtractedBundle {
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

/** Requests exactly this path: `fetch` would tidy it up first. */
export async function sendRequest(
  port: number,
  address: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      {port, path: address, headers, method, agent: false},
      (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          body += part;
        });
        answer.on('end', () =>
          resolve({status: answer.statusCode ?? 0, headers: answer.headers, body}),
        );
      },
    );
    clientRequest.on('error', reject).end();
  });
}
