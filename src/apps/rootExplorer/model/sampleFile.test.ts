import {describe, expect, it} from 'vitest';
import {RootFileError} from '@site/src/rootFile/rootFile';
import {decode, type DecodedSample} from '@site/src/samples/format/decode';
import {isSampleAddress, sampleFile} from './sampleFile';

const rows = 45_000;
const bytes = new ArrayBuffer(8 * rows);
const mass = new Uint16Array(bytes, 0, rows).map((_, row) => (7 * row) % 65_000);
new Uint16Array(bytes, 0, rows).set(mass);
new Uint8Array(bytes, 2 * rows, rows).fill(1);
new Float32Array(bytes, 4 * rows, rows).fill(0.5);

const column = (name: string, type: string, step: number, offset: number, sum: number) => ({
  name,
  type,
  step,
  offset,
  sum,
  label: `Label of ${name}`,
  unit: name === 'm4l' ? 'GeV' : '',
});
const total = mass.reduce((all, value) => all + value, 0);
const manifest = {
  key: 'try13',
  title: 'A try',
  rows,
  bytes: bytes.byteLength,
  columns: [
    column('m4l', 'uint16', 0.01, 0, 0.01 * total),
    column('process', 'uint8', 1, 2 * rows, rows),
    column('weight', 'float32', 1, 4 * rows, 0.5 * rows),
  ],
} as unknown as DecodedSample['manifest'];
const file = sampleFile(decode(manifest, bytes));

async function read(names: readonly string[], part?: Parameters<typeof file.read>[3]) {
  const values = names.map((): number[] => []);
  let entries = 0;
  await file.read(
    'try13',
    names,
    {
      one: () => undefined,
      many: (place, some) => values[place]?.push(...Array.from(some, Number)),
      entries: (count) => {
        entries += count;
      },
    },
    part,
  );
  return {values, entries};
}

describe('a sample as a file', () => {
  it('has one tree with a branch for each column', () => {
    const [tree] = file.contents.trees;
    expect(tree).toMatchObject({path: 'try13', entries: rows});
    expect(tree?.branches.map(({name}) => name)).toEqual(['m4l', 'process', 'weight']);
  });

  it('gives all its values in the unit of the column', async () => {
    const {values, entries} = await read(['weight', 'm4l']);
    expect(entries).toBe(rows);
    expect(values[0]?.reduce((sum, value) => sum + value, 0)).toBe(0.5 * rows);
    expect(values[1]).toHaveLength(rows);
    expect(values[1]?.[40_123]).toBeCloseTo(0.01 * ((7 * 40_123) % 65_000), 9);
  });

  it('gives a part of them', async () => {
    const {values} = await read(['m4l'], {first: 44_998, count: 10});
    expect(values[0]).toHaveLength(2);
    expect(values[0]?.[1]).toBeCloseTo(0.01 * ((7 * 44_999) % 65_000), 9);
  });

  it('ends when it is told to', async () => {
    const stop = new AbortController();
    stop.abort();
    await expect(read(['m4l'], {signal: stop.signal})).rejects.toThrow();
  });

  it('has no other branch, and no histogram', async () => {
    await expect(read(['pt'])).rejects.toThrow(RootFileError);
    await expect(file.histogram('h')).rejects.toThrow(RootFileError);
  });
});

it.each([
  ['https://opendata.example/samples/hzz13.json', true],
  ['http://127.0.0.1:3000/sub/samples/hww13d.json?x', true],
  ['https://opendata.example/samples/hzz13-12ab.bin.gz', false],
  ['https://opendata.example/files/hzz13.json', false],
  ['https://opendata.example/a.root', false],
])('%s is the address of a sample: %s', (url, is) => expect(isSampleAddress(url)).toBe(is));
