/** `samples:recorded` from end to end: an interrupted download, continued, converted, and shown by a build. */
import {createHash} from 'node:crypto';
import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {recordedSamples} from '../../../plugins/samples/recorded';
import {sampleFiles} from '../../../plugins/samples/write';
import {fourLeptons, fourLeptonsName, manifestAt, runTool} from '../../support/recordedSample';
import {ntupleOf, type TestFile} from '../../support/rootFiles/ntuple';
import {zEvents} from '../../support/rootFiles/testEvents';

const data = ntupleOf(fourLeptons);
const sha256 = createHash('sha256').update(data).digest('hex');

interface TestRequest {
  readonly url: string;
  readonly range: string | undefined;
}

let server: Server;
let origin: string;
/** The origin of a server that has stopped. */
let closed: string;
let out: string;
const requests: TestRequest[] = [];
/** Bytes of the next answers before the connection is closed; all of them without a number. */
const breaks: number[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const {url = '', headers} = request;
    requests.push({url, range: headers.range});
    if (url.includes('missing')) return void response.writeHead(404).end();
    const from = Number(/^bytes=(\d+)-/.exec(headers.range ?? '')?.[1] ?? 0);
    const body = data.subarray(from);
    response.writeHead(from > 0 ? 206 : 200, {
      'Content-Length': body.length,
      ETag: '"one"',
      ...(from > 0 ? {'Content-Range': `bytes ${from}-${data.length - 1}/${data.length}`} : {}),
    });
    const most = breaks.shift();
    if (most === undefined) return void response.end(body);
    response.write(body.subarray(0, most), () => setTimeout(() => response.destroy(), 300));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stopped = createServer();
  await new Promise<void>((resolve) => stopped.listen(0, '127.0.0.1', resolve));
  closed = `http://127.0.0.1:${(stopped.address() as AddressInfo).port}`;
  await new Promise((resolve) => stopped.close(resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'recorded-'));
  requests.length = 0;
  breaks.length = 0;
});

afterEach(() => {
  rmSync(out, {recursive: true});
});

const run = (...args: readonly string[]) => runTool(out, args);

/** Writes a file to the disk, and returns its path. */
function local(name: string, contents: Uint8Array | string): string {
  const file = path.join(out, name);
  writeFileSync(file, contents);
  return file;
}

describe('a download that is interrupted twice', () => {
  it('continues where it ended, and gives what the whole file gives', async () => {
    breaks.push(20_000, 30_000);
    const written = await run('2020e-13tev', '--files', `${origin}/data_A.4lep.root`);
    expect(requests.map(({range}) => range)).toEqual([undefined, 'bytes=20000-', 'bytes=50000-']);
    const manifest = manifestAt(written.manifest);
    expect(manifest).toMatchObject({
      badge: 'recorded by ATLAS',
      release: '2020e-13tev',
      record: 15005,
      doi: '10.7483/OPENDATA.ATLAS.2Y1T.TLGL',
      luminosity: 0.547,
      events: 150,
      files: [{name: 'data_A.4lep.root', bytes: data.length, sha256, events: 150}],
    });
    expect(manifest.rows).toBeGreaterThan(10);
    const plain = await run('2020e-13tev', '--files', local('data_A.4lep.root', data));
    expect(manifestAt(plain.manifest).sha256).toBe(manifest.sha256);
  }, 30_000);

  it('keeps what arrived for the next run, and does not ask for a file that is complete', async () => {
    breaks.push(20_000, 0, 0, 0, 0, 0);
    const files = ['--files', `${origin}/data_A.4lep.root`];
    await expect(run('2020e-13tev', ...files)).rejects.toThrow(/was interrupted 5 times.*are kept/);
    breaks.length = 0;
    requests.length = 0;
    await run('2020e-13tev', ...files);
    expect(requests).toEqual([{url: '/data_A.4lep.root', range: 'bytes=20000-'}]);
    await run('2020e-13tev', ...files);
    expect(requests).toHaveLength(1);
    expect(readdirSync(path.join(out, 'files'))).toEqual(['data_A.4lep.root']);
  }, 90_000);
});

describe('what may be missing has a sentence', () => {
  const named = fourLeptonsName;
  const other = (more: Partial<TestFile>) => local(named, ntupleOf({...fourLeptons, ...more}));
  it.each([
    ['a release', () => run('2021'), /“2021” is not a release/],
    ['an app', () => run('2020e-13tev', '--app', 'dm13'), /“dm13” has no selection/],
    [
      'a file on the server',
      () => run('2020e-13tev', '--files', `${origin}/missing/${named}`),
      /There is no file at .* \(status 404\)/,
    ],
    [
      'a file on the disk',
      () => run('2020e-13tev', '--files', path.join(out, named)),
      /There is no file/,
    ],
    [
      'the network',
      () => run('2020e-13tev', '--files', `${closed}/${named}`),
      /127\.0\.0\.1:\d+ cannot be reached: it refuses connections/,
    ],
    [
      'the period',
      () => run('2020e-13tev', '--files', local('mine.root', data)),
      /does not state its data-taking period/,
    ],
    [
      'periods of 2025',
      () =>
        run(
          '2025e-13tev-beta',
          '--files',
          local('ODEO_FEB2025_v0_exactly4lep_data15_periodD.exactly4lep.root', data),
        ),
      /only the luminosity of all periods is published/,
    ],
    [
      'a branch',
      () => run('2020e-13tev', '--files', other({without: ['lep_z0', 'lep_charge']})),
      /does not contain the branches (?:lep_charge, lep_z0|lep_z0, lep_charge)/,
    ],
    [
      'the tree of a release',
      () => run('2020e-13tev', '--files', other({without: ['met_et']})),
      /has no tree of the 2020 education release/,
    ],
    [
      'the release itself',
      () => run('2020e-13tev', '--files', other({release: '2025e-13tev-beta'})),
      /belongs to the 2025 education release \(beta\), not to the 2020/,
    ],
    [
      'recorded events',
      () => run('2020e-13tev', '--files', other({dataset: 345_060})),
      /simulated events of the sample 345060/,
    ],
    [
      'a ROOT file',
      () => run('2020e-13tev', '--files', local(named, 'no root')),
      /This is not a ROOT file/,
    ],
    [
      'the end of a file',
      () => run('2020e-13tev', '--files', local(named, data.subarray(0, 5000))),
      /long, but only 5,000 bytes are present/,
    ],
    [
      'events that pass',
      () => run('2020e-13tev', '--files', other({events: zEvents(20, 1, 1)})),
      /None of the 20 events passes/,
    ],
    ['a folder outside the project', () => runTool('docs', ['2020e-13tev']), /is in the project/],
  ] as const)(
    '%s',
    async (_, call, message) => {
      const calling = Promise.resolve().then(call as () => Promise<unknown>);
      await expect(calling).rejects.toThrow(message);
    },
    60_000,
  );

  it('a checksum', async () => {
    const file = local(named, data);
    const good = local('good.txt', `# list\n${sha256}  4lep/${named}\n`);
    await run('2020e-13tev', '--files', file, '--checksums', good);
    const wrong = local('wrong.txt', `adler32:00000001 ${named}\n`);
    await expect(run('2020e-13tev', '--files', file, '--checksums', wrong)).rejects.toThrow(
      /The checksum of data_A\.4lep\.root is [0-9a-f]{8} \(adler32\) instead of 00000001/,
    );
  }, 30_000);
});

describe('a build with RECORDED_SAMPLES', () => {
  it('shows the recorded events as data, at their luminosity, and never calls them simulated', async () => {
    const {setting, manifest, rows} = await run(
      '2020e-13tev',
      '--files',
      local('data_A.4lep.root', data),
    );
    const {hzz13} = await recordedSamples(setting);
    const files = sampleFiles('hzz13', hzz13);
    const usual = sampleFiles('hzz13');
    expect(files.manifest).toMatchObject({
      kind: 'simulated for teaching, data recorded by ATLAS',
      luminosity: 0.547,
      pseudoDataRows: rows,
      seed: usual.manifest.seed,
      recorded: {badge: 'recorded by ATLAS', record: 15005, rows},
    });
    expect(files.manifest.version).not.toBe(usual.manifest.version);
    const [before, after] = [usual, files].map(
      ({manifest: own}) => own.processes[0]?.sumOfWeights ?? 0,
    );
    expect(Number(after) / Number(before)).toBeCloseTo(0.547 / 36.6, 6);
    expect(usual.manifest.kind).toBe('simulated for teaching');
    await expect(recordedSamples(setting.replace(/.{4}$/, '0000'))).rejects.toThrow(
      /has the SHA-256/,
    );
    await expect(recordedSamples(`${setting} ${setting}`)).rejects.toThrow(
      /two samples are for hzz13/,
    );
    await expect(
      recordedSamples(`${origin}/missing.json#sha256=${'0'.repeat(64)}`),
    ).rejects.toThrow(/status 404/);
    await expect(recordedSamples('hzz13.json')).rejects.toThrow(
      /is not the URL of a recorded sample/,
    );
    expect(manifestAt(manifest).rows).toBe(rows);
  }, 60_000);
});
