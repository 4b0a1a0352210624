import {gzipSync} from 'node:zlib';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {encode} from './format/encode';
import {decode} from './format/decode';
import {formatVersion, manifestSchema, type Manifest} from './format/manifest';
import {split} from './format/split';
import {testSample} from '@site/src/test-kit/samples/testSample';
import {loadSample, sampleStream, SampleFailure} from './loadSample';

const encoded = encode(testSample(400));
const pieces = split(encoded, [150, 130, 140]);
const files = new Map(
  pieces.map(({bytes}, number) => [`try-0000000${number}.bin.gz`, gzipSync(bytes)]),
);
const names = Array.from(files.keys());
const manifest: Manifest = manifestSchema.parse({
  ...encoded.manifest,
  parts: pieces.map(({facts}, number) => ({
    ...facts,
    file: names[number],
    compressedBytes: files.get(names[number] ?? '')?.length,
  })),
  compressedBytes: Array.from(files.values()).reduce((sum, {length}) => sum + length, 0),
  sha256: '0'.repeat(64),
});

type Answers = Readonly<Record<string, () => Response | Promise<Response>>>;

/** Serves the sample, with other answers for some files; returns the names that were requested. */
function serve(others: Answers = {}): readonly string[] {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const name = address.split('/').at(-1) ?? '';
    requested.push(name);
    const other = others[name];
    if (other) return other();
    if (name === 'try.json') return Response.json(manifest);
    const file = files.get(name);
    return file ? new Response(new Uint8Array(file)) : new Response('', {status: 404});
  });
  return requested;
}

let visits = 0;
/** A folder from which nothing has been loaded. */
const folder = (): string => `/${++visits}/`;
const kindOf = async (from: string): Promise<string> =>
  loadSample(from, 'try').then(
    () => 'loaded',
    (error: unknown) => (error instanceof SampleFailure ? error.kind : String(error)),
  );

afterEach(() => vi.unstubAllGlobals());

describe('a sample that is not available', () => {
  it.each([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['missing', () => Promise.resolve(new Response('', {status: 404}))],
    ['damaged', () => Promise.resolve(new Response('<html>'))],
    ['damaged', () => Promise.resolve(Response.json({format: 1, key: 'try'}))],
    ['damaged', () => Promise.resolve(Response.json({...manifest, key: 'other'}))],
  ])('is %s', async (kind, answer) => {
    vi.stubGlobal('fetch', answer);
    expect(await kindOf(folder())).toBe(kind);
  });

  it('is requested again after a failure', async () => {
    const fetchMock = vi.fn(() => Promise.resolve(new Response('', {status: 503})));
    vi.stubGlobal('fetch', fetchMock);
    const from = folder();
    await kindOf(from);
    await kindOf(from);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });
});

describe('a sample in parts', () => {
  it('is complete and exact after the last part, and loaded once', async () => {
    const requested = serve();
    const from = folder();
    const [sample, again] = await Promise.all([loadSample(from, 'try'), loadSample(from, 'try')]);
    expect(again).toBe(sample);
    expect(requested).toEqual(['try.json', ...names]);
    const made = decode(manifest, encoded.bytes.buffer);
    expect(sample.weight).toEqual(made.weight);
    expect(Array.from(sample.columns)).toEqual(Array.from(made.columns));
  });

  it('reports the first part before the others are requested', async () => {
    const seen: string[] = [];
    serve();
    const stream = sampleStream(folder(), 'try');
    stream.subscribe(() => {
      const {first, sample, progress} = stream.current();
      seen.push(`${sample ? 'all' : (first?.rows ?? 0)} ${progress}`);
    });
    stream.start();
    await expect.poll(() => stream.current().sample).toBeDefined();
    const shown = Array.from(new Set(seen.map((one) => one.split(' ')[0])));
    expect(shown).toEqual(['0', '150', 'all']);
    expect(seen.at(-1)).toBe('all 1');
  });

  it.each([
    ['missing', () => new Response('', {status: 404})],
    ['damaged', () => new Response(new Uint8Array(files.get(names[0] ?? '') ?? []))],
    ['damaged', () => new Response('<html>Blocked by the filter of the school</html>')],
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('keeps what it has if a later one is %s, and loads only the rest', async (kind, answer) => {
    const from = folder();
    serve({[names[1] ?? '']: answer});
    expect(await kindOf(from)).toBe(kind);
    const stream = sampleStream(from, 'try');
    expect(stream.current()).toMatchObject({first: {rows: 150}, failure: {kind}});
    const requested = serve();
    stream.start();
    expect(stream.current().failure).toBeUndefined();
    expect(await kindOf(from)).toBe('loaded');
    expect(requested).toEqual(names.slice(1));
  });

  it('of an older format is refused', async () => {
    serve({'try.json': () => Response.json({...manifest, format: formatVersion - 1})});
    expect(await kindOf(folder())).toBe('damaged');
  });
});
