import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {openRootFile} from './adapter';
import {blobBytes, RootFileError, type RootBytes, type RootFile} from './rootFile';

const folder = path.resolve('tests/fixtures/rootFiles');
const fixture = (codec: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(path.join(folder, `toy-zmumu-${codec}.root`)));
const facts = JSON.parse(readFileSync(path.join(folder, 'toy-zmumu.json'), 'utf8')) as {
  readonly entries: number;
  readonly sums: Readonly<Record<string, number>>;
  readonly first: Readonly<Record<string, readonly unknown[]>>;
};

const open = (bytes: Uint8Array<ArrayBuffer>): Promise<RootFile> =>
  openRootFile(blobBytes(new Blob([bytes]), 'toy.root'));

const flat = (value: unknown): number[] =>
  typeof value === 'object' ? Array.from(value as ArrayLike<number>) : [Number(value)];

async function sumsOf(file: RootFile, names: readonly string[]) {
  const sums = names.map(() => 0);
  const rows = names.map((): unknown[] => []);
  const calls = {one: 0, many: 0};
  await file.read('analysis', names, {
    one(branch, value) {
      calls.one += 1;
      rows[branch]?.push(value);
      sums[branch] = flat(value).reduce((sum, part) => sum + part, sums[branch] as number);
    },
    many(branch, values) {
      calls.many += 1;
      const numbers = Array.from(values);
      rows[branch]?.push(...numbers);
      sums[branch] = numbers.reduce<number>(
        (sum, part) => sum + Number(part),
        sums[branch] as number,
      );
    },
  });
  return {sums, rows, calls};
}

describe.each(['none', 'zlib', 'lz4', 'zstd', 'lzma'])('a file compressed by %s', (codec) => {
  it('has its tree with all branches, and the histogram beside it', async () => {
    const {contents} = await open(fixture(codec));
    expect(contents.trees.map(({path: name, entries}) => [name, entries])).toEqual([
      ['analysis', facts.entries],
    ]);
    expect(contents.others).toMatchObject([{path: 'h_mll', className: 'TH1D'}]);
    const kinds = contents.trees[0]?.branches.map(({name, type, kind}) => [name, type, kind]);
    expect(kinds).toContainEqual(['mll', 'float', 'number']);
    expect(kinds).toContainEqual(['lep_n', 'unsigned int', 'number']);
    expect(kinds).toContainEqual(['lep_pt', 'float[2]', 'numbers']);
  });

  it('gives the sums and the first rows of every branch, entry by entry', async () => {
    const names = Object.keys(facts.sums);
    const {sums, rows, calls} = await sumsOf(await open(fixture(codec)), names);
    expect(calls.many).toBe(0);
    names.forEach((name, place) => {
      expect(Math.abs((sums[place] as number) / (facts.sums[name] as number) - 1)).toBeLessThan(
        1e-9,
      );
      const first = rows[place]?.slice(0, 3).map((value) => flat(value));
      expect(first).toEqual(facts.first[name]?.map((value) => flat(value)));
    });
  });

  it('gives scalar branches in blocks, with the same sums', async () => {
    const names = ['mll', 'met', 'channelNumber', 'lep_n'];
    const {sums, rows, calls} = await sumsOf(await open(fixture(codec)), names);
    expect(calls.many).toBeGreaterThan(0);
    names.forEach((name, place) => {
      expect(rows[place]).toHaveLength(facts.entries);
      expect(Math.abs((sums[place] as number) / (facts.sums[name] as number) - 1)).toBeLessThan(
        1e-9,
      );
    });
  });
});

const kindOf = (opening: Promise<unknown>): Promise<unknown> =>
  opening.then(
    () => 'opened',
    (error: unknown) => (error instanceof RootFileError ? error.kind : error),
  );

describe('what cannot be read', () => {
  it('is told from a file that was cut off', async () => {
    const whole = fixture('lz4');
    expect(await kindOf(open(whole.slice(0, 70_000)))).toBe('truncated');
    expect(await kindOf(open(whole.slice(0, 10)))).toBe('truncated');
    await expect(open(whole.slice(0, 70_000))).rejects.toThrow(
      '114,402 bytes long, but only 70,000 bytes are present',
    );
  });

  it('is what begins with other letters, or with none', async () => {
    expect(await kindOf(open(new TextEncoder().encode('PAR1 and so on')))).toBe('notRoot');
    expect(await kindOf(open(new Uint8Array(0)))).toBe('notRoot');
  });

  it('is a list of contents or a part of the data that is damaged', async () => {
    const list = fixture('none');
    list.fill(0xff, 100, 400);
    expect(await kindOf(open(list))).toBe('damaged');
    const data = fixture('lz4');
    data.fill(0xff, 20_000, 60_000);
    const file = await open(data);
    expect(await kindOf(sumsOf(file, ['lep_pt', 'mll']))).toBe('damaged');
  });

  it('is a part that the adapter does not return', async () => {
    const blob = blobBytes(new Blob([fixture('zlib')]), 'toy.root');
    let reads = 0;
    const failing: RootBytes = {
      ...blob,
      read: (position, length) => {
        reads += 1;
        return reads > 6 ? Promise.reject(new Error('gone')) : blob.read(position, length);
      },
    };
    expect(await kindOf(openRootFile(failing).then((file) => sumsOf(file, ['mll'])))).toBe(
      'damaged',
    );
  });

  it('is an RNTuple, whose numbers JSROOT gets wrong', async () => {
    const bytes = fixture('none');
    const text = Buffer.from(bytes.buffer);
    const tree = Buffer.from('\u0005TTree\u0008analysis\u000dtoy Z to mumu', 'latin1');
    const ntuple = Buffer.from('\u000dROOT::RNTuple\u0008analysis\u0005toy Z', 'latin1');
    expect(ntuple.length).toBe(tree.length);
    for (let at = text.indexOf(tree); at >= 0; at = text.indexOf(tree)) ntuple.copy(text, at);
    expect(await kindOf(open(bytes))).toBe('ntuple');
    await expect(open(bytes)).rejects.toThrow('RNTuple (“analysis”)');
  });

  it('is a branch or a tree that the file does not have', async () => {
    const file = await open(fixture('zlib'));
    expect(await kindOf(sumsOf(file, ['nothing']))).toBe('missing');
    expect(await kindOf(file.read('other', ['mll'], {one: () => {}, many: () => {}}))).toBe(
      'missing',
    );
  });
});
