/** A server on this machine that answers as the portal, doi.org and PyPI do, for the tests. */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {strToU8, zipSync} from 'fflate';

export const fixtures = 'tests/fixtures/sources';

interface PlayedAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Takes the request, and carries no information. */
  readonly isSilent?: boolean;
}

export interface PlayedSources {
  readonly origin: string;
  /** By path; a test changes what it is about. A list is given one answer after the other. */
  readonly answers: Map<string, PlayedAnswer | PlayedAnswer[]>;
  readonly requests: string[];
  /** How many requests to one part of the server were ever open at a time. */
  readonly most: () => number;
  readonly close: () => Promise<void>;
}

const recorded = (name: string): string => readFileSync(`${fixtures}/answers/${name}.json`, 'utf8');

export const paths = {
  doi: '/10.7483/opendata.atlas.2y1t.tlgl',
  project: '/pypi/atlasopenmagic/json',
  wheel: '/atlasopenmagic-1.9.0-py3-none-any.whl',
  record: (id: number): string => `/api/records/${id}`,
} as const;

/** A record of the fixtures, changed. */
export function recordWith(id: number, change: (record: string) => string): PlayedAnswer {
  return {body: change(recorded(`record-${id}`))};
}

/** A wheel of atlasopenmagic with this source, and what PyPI says of it. */
export function packageOf(origin: string, source: string): readonly [string, PlayedAnswer][] {
  const names = Array.from(source.matchAll(/^def (\w+)/gm), ([, name]) => name).join(', ');
  const wheel = zipSync({
    'atlasopenmagic/__init__.py': strToU8(`from .metadata import ${names}\n`),
    'atlasopenmagic/metadata.py': strToU8(source),
  });
  const sha256 = createHash('sha256').update(wheel).digest('hex');
  const file = {
    packagetype: 'bdist_wheel',
    filename: paths.wheel.slice(1),
    url: origin + paths.wheel,
    digests: {sha256},
    upload_time_iso_8601: '2026-03-24T10:00:00.000000Z',
  };
  const project = {
    info: {name: 'atlasopenmagic', version: '1.9.0', yanked: false},
    releases: {'1.9.0': [file]},
    urls: [file],
  };
  return [
    [paths.project, {body: JSON.stringify(project)}],
    [paths.wheel, {body: wheel}],
  ];
}

const source = `def get_urls(key: str, skim: str = "noskim", *args) -> list[str]:
    parser.add_argument("--json", help="print JSON")
`;

export async function playSources(): Promise<PlayedSources> {
  const answers: PlayedSources['answers'] = new Map();
  const requestedPaths: string[] = [];
  const open = new Map<string, number>();
  let most = 0;
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const part = path.split('/')[1] ?? '';
    requestedPaths.push(path);
    open.set(part, (open.get(part) ?? 0) + 1);
    most = Math.max(most, ...open.values());
    response.on('close', () => open.set(part, (open.get(part) ?? 1) - 1));
    const known = answers.get(path);
    const answer = Array.isArray(known) ? known.shift() : known;
    if (answer?.isSilent) return;
    const notFound: PlayedAnswer = {
      status: 404,
      body: '{"status": 404, "message": "PID does not exist."}',
    };
    const {status = 200, headers = {}, body = ''} = answer ?? notFound;
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  for (const id of [390, 15005, 80037]) {
    answers.set(
      paths.record(id),
      recordWith(id, (record) => record),
    );
  }
  answers.set(paths.doi, {body: recorded('doi')});
  for (const [path, answer] of packageOf(origin, source)) answers.set(path, answer);
  return {
    origin,
    answers,
    requests: requestedPaths,
    most: () => most,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
