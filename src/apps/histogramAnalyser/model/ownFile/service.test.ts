import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {parquetWriteBuffer} from 'hyparquet-writer';
import {describe, expect, it} from 'vitest';
import type {Problem} from '@site/src/kit/userFile/problem';
import {refuseWorkers} from '@site/src/test-kit/kit/testWorker';
import {corruptedToy} from '@site/src/test-kit/rootFile/testFixtures';
import {createReader, type FileOrigin, type ReadResult} from './reader';
import type {ColumnRequest} from './source';

const fixture = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(path.resolve('tests/fixtures/rootFiles', name)));
const asFile = (part: BlobPart, name = 'try'): FileOrigin => ({
  kind: 'file',
  blob: new Blob([part]),
  name,
});
const open = (origin: FileOrigin): Promise<ReadResult> =>
  createReader(() => undefined, refuseWorkers).open(origin);
const problemWith = (part: BlobPart): Promise<Problem> =>
  open(asFile(part)).then(
    () => ({what: 'opened', advice: ''}),
    (error: unknown) => error as Problem,
  );

async function tableOf(origin: FileOrigin, path = '', wishes: readonly ColumnRequest[] = []) {
  const reader = createReader(() => undefined, refuseWorkers);
  const first = await reader.open(origin);
  const found = first.kind === 'contents' ? await reader.read(path, wishes) : first;
  if (found.kind !== 'table') throw new Error('no table');
  const {table} = found;
  return {
    table,
    values: Object.fromEntries(table.columns.map(({name, values}) => [name, Array.from(values)])),
  };
}

describe('a text', () => {
  it('is read whatever its name says, packed or not', async () => {
    const text = 'mll,met\n91,20\n88,35\n';
    for (const part of [text, gzipSync(text)]) {
      const {table, values} = await tableOf(asFile(part, 'events.dat'));
      expect(table).toMatchObject({name: 'events.dat', format: 'CSV', rows: 2});
      expect(values).toEqual({mll: [91, 88], met: [20, 35]});
    }
  });

  it('may be written with two bytes a character', async () => {
    const bytes = new Uint8Array([0xff, 0xfe, ...Buffer.from('a;b\n1;2\n', 'utf16le')]);
    expect((await tableOf(asFile(bytes))).values).toEqual({a: [1], b: [2]});
  });
});

describe('a tree', () => {
  const toy = asFile(fixture('toy-zmumu-zstd.root'), 'toy.root');

  it('with lists lets the user choose the columns to read', async () => {
    const found = await open(toy);
    if (found.kind !== 'contents') throw new Error('no contents');
    expect(found.contents.tables.map(({path: name, rows}) => [name, rows])).toEqual([
      ['analysis', 2000],
    ]);
  });

  it('gives entries and lengths of lists beside plain branches', async () => {
    const {table, values} = await tableOf(toy, 'analysis', [
      {column: 'lep_pt', take: 1},
      {column: 'mll', take: 'value'},
      {column: 'lep_pt', take: 'length'},
      {column: 'lep_pt', take: 5},
      {column: 'trigM', take: 'value'},
    ]);
    expect(table.name).toBe('toy.root, analysis');
    expect(Object.keys(values)).toEqual([
      'lep_pt[1]',
      'mll',
      'length of lep_pt',
      'lep_pt[5]',
      'trigM',
    ]);
    expect(values['lep_pt[1]']?.slice(0, 2)).toEqual([35.74924850463867, 40.00088119506836]);
    expect(values.mll?.[0]).toBeCloseTo(90.5114, 4);
    expect(new Set(values['length of lep_pt'])).toEqual(new Set([2]));
    expect(table.columns[3]?.missing).toBe(2000);
    expect(values.trigM?.slice(0, 3)).toEqual([0, 1, 1]);
  });

  it('that was cut off says how long it should be', async () => {
    const {what, advice} = await problemWith(fixture('toy-zmumu-lz4.root').slice(0, 50_000));
    expect(what).toContain('114,402 bytes long, but only 50,000');
    expect(advice).toContain('download it again');
  });

  it('with a corrupted basket is refused, with the basket and its entries', async () => {
    const reading = tableOf(asFile(corruptedToy('zlib', 'mll', 2), 'toy.root'), 'analysis', [
      {column: 'met', take: 'value'},
      {column: 'mll', take: 'value'},
    ]);
    await expect(reading).rejects.toThrow(
      'Basket 2 of the branch “mll” (entries 1,000 to 1,499) is corrupted',
    );
  });
});

describe('a Parquet file', () => {
  const bytes = parquetWriteBuffer({
    columnData: [
      {name: 'mass', data: Float32Array.of(125.5, 91.25, 0.5), type: 'FLOAT'},
      {name: 'event', data: [1n, 2n, 300n], type: 'INT64'},
      {name: 'process', data: ['higgs', 'zz', 'zz'], type: 'STRING'},
      {name: 'weight', data: [0.5, null, -1], type: 'DOUBLE'},
    ],
    rowGroupSize: 2,
    kvMetadata: [
      {key: 'kind', value: 'simulated for teaching'},
      {key: 'title', value: 'A try'},
    ],
  });

  it('is read over its groups of rows', async () => {
    const {table, values} = await tableOf(asFile(bytes, 'try.parquet'));
    expect(table.format).toBe('Parquet');
    expect(table.remarks).toEqual(['Description in the file: “A try: simulated for teaching”']);
    expect(values).toMatchObject({
      mass: [125.5, 91.25, 0.5],
      event: [1, 2, 300],
      weight: [0.5, NaN, -1],
    });
    expect(table.columns[2]?.categories?.list.map(({label, rows}) => [label, rows])).toEqual([
      ['higgs', 1],
      ['zz', 2],
    ]);
  });

  it('or a text with whole numbers that are too large to be exact says so', async () => {
    const large = parquetWriteBuffer({
      columnData: [{name: 'event', data: [1n, 2n ** 53n, 2n ** 53n + 1n], type: 'INT64'}],
    });
    for (const part of [large, 'event\n1\n9007199254740992\n9007199254740993\n']) {
      const {table} = await tableOf(asFile(part));
      expect(table.remarks).toEqual([
        'Column “event” has 1 whole number above 2⁵³, which is rounded here: event numbers and other identifiers may not be exact.',
      ]);
    }
  });

  it('gives entries of lists', async () => {
    const lists = parquetWriteBuffer({
      columnData: [{name: 'pt', data: [[40, 30], [], [25]]}],
      schema: [
        {name: 'root', num_children: 1},
        {name: 'pt', num_children: 1, converted_type: 'LIST', repetition_type: 'OPTIONAL'},
        {name: 'list', num_children: 1, repetition_type: 'REPEATED'},
        {name: 'element', type: 'DOUBLE', repetition_type: 'OPTIONAL'},
      ],
    });
    const {values} = await tableOf(asFile(lists), '', [
      {column: 'pt', take: 0},
      {column: 'pt', take: 'length'},
    ]);
    expect(values).toEqual({'pt[0]': [40, NaN, 25], 'length of pt': [2, 0, 1]});
  });

  it('that was truncated or corrupted says so', async () => {
    const whole = new Uint8Array(bytes);
    expect((await problemWith(whole.slice(0, 60))).what).toContain('truncated or corrupted');
    const wrong = whole.slice();
    wrong.fill(0xff, 4, 120);
    expect((await problemWith(wrong)).what).toContain('truncated or corrupted');
  });
});

describe('a file of a different type', () => {
  it.each<[string, BlobPart, string]>([
    ['a spreadsheet', 'PK\u0003\u0004 and so on', 'a ZIP archive or a spreadsheet'],
    ['a web page', '\n<!DOCTYPE html><html>', 'a web page'],
    ['a pointer', 'version https://git-lfs.github.com/spec/v1\noid sha256:1\n', 'Git LFS'],
    ['JSON', '{"events": []}', 'but JSON'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 1]), 'a different type'],
    ['nothing', '', 'The file is empty.'],
    ['broken gzip', gzipSync('a,b\n'.repeat(9999)).subarray(0, 40), 'truncated or corrupted'],
  ])('is named: %s', async (_, part, words) => {
    const {what, advice} = await problemWith(part);
    expect(what).toContain(words);
    expect(advice).not.toBe('');
  });

  it('is too large before it is read', async () => {
    const huge = new Blob(['a,b\n1,2\n']);
    Object.defineProperty(huge, 'size', {value: 3e8});
    await expect(open({kind: 'file', blob: huge, name: 'huge.csv'})).rejects.toThrow(
      'The file is 300.0\u00a0MB; the limit is 256.0\u00a0MB.',
    );
  });
});

it('rejects a request without a file', async () => {
  const reader = createReader(() => undefined, refuseWorkers);
  await expect(reader.read('', [])).rejects.toMatchObject({
    what: expect.stringContaining('no file is open'),
  });
});
