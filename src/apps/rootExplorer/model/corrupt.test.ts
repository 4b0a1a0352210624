import {readFileSync} from 'node:fs';
import path from 'node:path';
import {FileProxy, openFile, type File} from 'jsroot/io';
import type {Tree} from 'jsroot/tree';
import {describe, expect, it} from 'vitest';
import {seededRandom, type Random} from '@site/src/physics/random';
import {openRootFile} from '@site/src/rootFile/adapter';
import {basketPlaces, type BasketPlace} from '@site/src/rootFile/baskets';
import {branchesBelow} from '@site/src/rootFile/branches';
import {corruptedToy} from '@site/src/test-kit/rootFile/testFixtures';
import {
  blobBytes,
  RootFileError,
  type CorruptBasket,
  type RootFile,
} from '@site/src/rootFile/rootFile';

type Bytes = Uint8Array<ArrayBuffer>;

const fixture = (codec: string): Bytes =>
  new Uint8Array(readFileSync(path.resolve('tests/fixtures/rootFiles', `toy-zmumu-${codec}.root`)));

const open = (bytes: Bytes): Promise<RootFile> =>
  openRootFile(blobBytes(new Blob([bytes]), 'toy.root'));

class Whole extends FileProxy {
  constructor(private readonly bytes: Bytes) {
    super();
  }

  override openFile = (): Promise<boolean> => Promise.resolve(true);
  override getFileName = (): string => 'toy.root';
  override getFileSize = (): number => this.bytes.length;
  override readBuffer = (position: number, length: number): Promise<DataView> =>
    Promise.resolve(new DataView(this.bytes.buffer, position, length));
}

interface Payload {
  readonly place: BasketPlace;
  readonly from: number;
  readonly to: number;
}

/** Where the values of each basket are in the file, if they are compressed: few are not worth it. */
async function payloadsOf(bytes: Bytes, areCompressed = true): Promise<readonly Payload[]> {
  const file = (await openFile(new Whole(bytes))) as File;
  const tree = (await file.readObject('analysis;1')) as Tree;
  const view = new DataView(bytes.buffer);
  return Array.from(basketPlaces(branchesBelow(tree.fBranches.arr, file)), ([at, place]) => ({
    place,
    from: at + view.getUint16(at + 14),
    to: at + view.getInt32(at),
    size: view.getUint32(at + 6),
  })).filter(({from, to, size}) => to - from < size === areCompressed);
}

function flipped(bytes: Bytes, {from, to}: Pick<Payload, 'from' | 'to'>, random: Random): Bytes {
  const copy = bytes.slice();
  const at = from + Math.floor(random() * (to - from));
  copy[at] = (copy[at] as number) ^ (1 << Math.floor(random() * 8));
  return copy;
}

interface Read {
  readonly values: readonly unknown[];
  readonly skipped: readonly (CorruptBasket & {readonly count: number})[];
}

async function readBranch(file: RootFile, name: string): Promise<Read> {
  const values: unknown[] = [];
  const skipped: (CorruptBasket & {readonly count: number})[] = [];
  await file.read('analysis', [name], {
    one: (_, value) =>
      void values.push(ArrayBuffer.isView(value) ? Array.from(value as never) : value),
    many: (_, some) => void values.push(...Array.from(some)),
    skip: (count, [basket]) => void skipped.push({...(basket as CorruptBasket), count}),
  });
  return {values, skipped};
}

const withoutBasket = (values: readonly unknown[], {first, entries}: BasketPlace) => [
  ...values.slice(0, first),
  ...values.slice(first + entries),
];

describe.each(['zlib', 'lz4', 'lzma'])('a changed bit in a basket compressed by %s', (codec) => {
  it('is reported with the basket, or changes no value', async () => {
    const bytes = fixture(codec);
    const payloads = await payloadsOf(bytes);
    const random = seededRandom(codec.length);
    const intact = await open(bytes);
    let reported = 0;
    for (let trial = 0; trial < 60; trial += 1) {
      const payload = payloads[Math.floor(random() * payloads.length)] as Payload;
      const {branch, basket, first, entries} = payload.place;
      const {values: expected} = await readBranch(intact, branch);
      const {values, skipped} = await readBranch(
        await open(flipped(bytes, payload, random)),
        branch,
      );
      const trialLabel = `trial ${trial}: basket ${basket} of ${branch}`;
      if (skipped.length === 0) expect(String(values), trialLabel).toBe(String(expected));
      else {
        reported += 1;
        expect(skipped, trialLabel).toMatchObject([
          {branch, basket, first, entries, count: entries},
        ]);
        expect(String(values), trialLabel).toBe(String(withoutBasket(expected, payload.place)));
      }
    }
    expect(reported).toBeGreaterThan(40);
  });
});

it('goes unnoticed at times where a file has no checksums', async () => {
  for (const codec of ['none', 'zstd']) {
    const bytes = fixture(codec);
    const payloads = (await payloadsOf(bytes, codec !== 'none')).filter(
      ({place}) => place.branch === 'mll',
    );
    const random = seededRandom(4);
    let reported = 0;
    for (let trial = 0; trial < 20; trial += 1) {
      const copy = flipped(bytes, payloads[trial % 4] as Payload, random);
      const {skipped} = await readBranch(await open(copy), 'mll');
      if (skipped.length > 0) reported += 1;
    }
    expect(reported).toBeLessThan(20);
  }
});

/** The position of a text in a file. */
const placeOf = (bytes: Bytes, text: string, from = 0): number =>
  Buffer.from(bytes.buffer).indexOf(text, from, 'latin1');

describe('a reader that cannot skip entries', () => {
  it('is refused with the name, the number and the entries of the corrupt basket', async () => {
    const file = await open(corruptedToy('zlib', 'mll', 2));
    const sink = {one: () => undefined, many: () => undefined};
    const words =
      'Basket 2 of the branch “mll” (entries 1,000 to 1,499) is corrupted: ' +
      'its data do not match their checksum (Adler-32).';
    const failure = file.read('analysis', ['met', 'mll'], sink);
    await expect(failure).rejects.toThrow(words);
    await expect(failure).rejects.toBeInstanceOf(RootFileError);
    const before = file.read('analysis', ['mll'], sink, {first: 900, count: 100});
    await expect(before).resolves.toBeUndefined();
  });
});

describe('two corrupt baskets of two branches', () => {
  it('cost the entries of both, for all branches', async () => {
    const bytes = fixture('lz4');
    const payloads = await payloadsOf(bytes);
    for (const [branch, basket] of [
      ['channelNumber', 3],
      ['lep_n', 1],
    ] as const) {
      const found = payloads.find(
        ({place}) => place.branch === branch && place.basket === basket,
      ) as Payload;
      bytes[found.to - 1] = (bytes[found.to - 1] as number) ^ 4;
    }
    const numbers: number[] = [];
    const skipped: [number, readonly string[]][] = [];
    await (
      await open(bytes)
    ).read('analysis', ['eventNumber', 'channelNumber', 'lep_n'], {
      one: (branch, value) => void (branch === 0 && numbers.push(Number(value))),
      many: (branch, some) => void (branch === 0 && numbers.push(...Array.from(some, Number))),
      skip: (count, baskets) => void skipped.push([count, baskets.map(({branch}) => branch)]),
    });
    expect(skipped).toEqual([
      [500, ['lep_n']],
      [500, ['channelNumber']],
    ]);
    expect(numbers.map((value) => value - (numbers[0] as number))).toEqual([
      ...Array.from({length: 500}, (_, i) => i),
      ...Array.from({length: 500}, (_, i) => 1000 + i),
    ]);
  });
});

describe.each(['zlib', 'lz4', 'lzma'])('a changed bit in a histogram compressed by %s', (codec) => {
  it('is reported, or changes no content', async () => {
    const bytes = fixture(codec);
    const name = '\u0005h_mll\u0000';
    const from = placeOf(bytes, name, placeOf(bytes, name) + 1) + name.length;
    const to = from + 200;
    const expected = await (await open(bytes)).histogram('h_mll');
    const random = seededRandom(9);
    let reported = 0;
    for (let trial = 0; trial < 40; trial += 1) {
      const file = await open(flipped(bytes, {from, to}, random));
      const found = await file.histogram('h_mll').catch((error: unknown) => error);
      if (!(found instanceof RootFileError)) expect(found).toEqual(expected);
      else {
        expect(found.message).toMatch(/^The TH1D “h_mll” is corrupted: /);
        reported += 1;
      }
    }
    expect(reported).toBeGreaterThan(30);
  });
});
