import {describe, expect, it} from 'vitest';
import {httpBytes, type Fetch} from './httpBytes';
import {RootBytesError} from './rootFile';

const size = 300_000;
const whole = Uint8Array.from({length: size}, (_, i) => (i * 7 + (i >> 8)) % 251);

interface Server {
  readonly get: Fetch;
  /** What was requested, in bytes. */
  readonly requestedRanges: (readonly [number, number])[];
}

/** A server with range requests; `change` makes it worse. */
function server(change: (response: Response, count: number) => Response = (r) => r): Server {
  const requestedRanges: (readonly [number, number])[] = [];
  const get: Fetch = (_, {headers, method}) => {
    if (method === 'HEAD') {
      return Promise.resolve(new Response(null, {headers: {'content-length': String(size)}}));
    }
    const [from = 0, to = 0] = (headers?.Range ?? '').replace('bytes=', '').split('-').map(Number);
    requestedRanges.push([from, to - from + 1]);
    const last = Math.min(to, size - 1);
    const response = new Response(whole.slice(from, last + 1), {
      status: 206,
      headers: {'content-range': `bytes ${from}-${last}/${size}`},
    });
    return Promise.resolve(change(response, requestedRanges.length));
  };
  return {get, requestedRanges};
}

const address = 'https://example.org/data/my%20file.root';

const read = async (get: Fetch, position: number, length: number): Promise<number[]> =>
  Array.from(new Uint8Array(await (await httpBytes(address, get)).read(position, length)));

describe('a file at an address', () => {
  it('is read in parts, wherever they begin and end', async () => {
    const {get} = server();
    const bytes = await httpBytes(address, get);
    expect(bytes).toMatchObject({name: 'my file.root', size});
    for (const [position, length] of [
      [0, 4],
      [65_530, 20],
      [100_000, 140_000],
      [size - 9, 9],
      [size - 9, 400],
    ] as const) {
      const part = new Uint8Array(await bytes.read(position, length));
      expect(part).toEqual(whole.slice(position, position + length));
    }
  });

  it('is requested each block once, for neighbouring blocks together, and never for all', async () => {
    const {get, requestedRanges} = server();
    const bytes = await httpBytes(address, get);
    await bytes.read(70_000, 100_000);
    await Promise.all([bytes.read(70_000, 10), bytes.read(131_000, 10), bytes.read(5, 10)]);
    expect(requestedRanges).toEqual([
      [0, 65_536],
      [65_536, 131_072],
    ]);
  });

  it('is asked again for a part that was cut off, and then given up', async () => {
    const cut = (times: number) =>
      server((response, count) =>
        count > 1 && count <= 1 + times
          ? new Response(whole.slice(0, 10), {status: 206, headers: response.headers})
          : response,
      );
    expect(await read(cut(2).get, 70_000, 3)).toEqual(Array.from(whole.slice(70_000, 70_003)));
    await expect(read(cut(9).get, 70_000, 3)).rejects.toThrow('The connection was lost');
  });

  it('reports its size by another header where Content-Range is hidden from pages', async () => {
    const {get} = server((response) => new Response(response.body, {status: 206}));
    expect((await httpBytes(address, get)).size).toBe(size);
  });

  it('is taken whole from a server without parts if it is small, and refused if not', async () => {
    const all =
      (length: number): Fetch =>
      () =>
        Promise.resolve(new Response(whole, {headers: {'content-length': String(length)}}));
    expect(await read(all(size), 65_530, 12)).toEqual(Array.from(whole.slice(65_530, 65_542)));
    await expect(httpBytes(address, all(5e9))).rejects.toThrow('does not support range requests');
  });
});

const failing =
  (status: number): Fetch =>
  () =>
    Promise.resolve(new Response(null, {status}));

describe('an address that does not work', () => {
  it.each<[string, string, Fetch, string]>([
    ['a page that is gone', address, failing(404), 'has no file at this URL (status 404)'],
    ['a closed door', address, failing(403), 'does not allow access'],
    ['too many questions', address, failing(429), 'too many requests'],
    ['a broken server', address, failing(503), 'cannot deliver'],
    ['an empty file', address, failing(416), 'is empty'],
    ['no answer at all', address, () => Promise.reject(new TypeError('failed')), 'CORS'],
    ['no address', 'events.root', failing(200), 'is not a valid URL'],
    [
      'another protocol',
      'root://eospublic.cern.ch//eos/a.root',
      failing(200),
      'begin with root://',
    ],
  ])('is told apart: %s', async (_, url, get, words) => {
    const error: unknown = await httpBytes(url, get).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RootBytesError);
    expect((error as RootBytesError).what).toContain(words);
    expect((error as RootBytesError).advice).not.toBe('');
  });
});
