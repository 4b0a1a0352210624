/** The only module that imports JSROOT: its reader of files and trees, and nothing that draws. */
import {settings} from 'jsroot/core';
import {FileProxy, openFile, R__unzip, TBuffer, type File, type Key} from 'jsroot/io';
import {TSelector, treeProcess, type Tree} from 'jsroot/tree';
import {basketPlaces} from './baskets';
import {branchesBelow, type FoundBranch} from './branches';
import {checkHeader, isNtuple, isTree, keysBelow, type KeyEntry} from './keys';
import {histogramOf} from './histogram';
import {isHistogramClass} from './histogramClass';
import type {PlacedTree, ReadingTools} from './readRange';
import {readTree} from './readTree';
import {
  damaged,
  RootFileError,
  type RootBytes,
  type RootContents,
  type RootFile,
  type RootTree,
} from './rootFile';
import {UnzipError, unzipped, type Unzip} from './unzip/blocks';

export type {Directory, File, Key} from 'jsroot/io';
export type {Branch, Leaf, TSelector, Tree} from 'jsroot/tree';

// It would put the hour into each address, past every cache.
settings.UseStamp = false;

/**
 * An integer of 64 bits, as a bigint where a number would be rounded. JSROOT 7.11 gets negative ones below
 * -2^31 wrong.
 */
TBuffer.prototype.ntoi8 = function ntoi8(): number | bigint {
  const value = this.arr.getBigInt64(this.o);
  this.o += 8;
  return Number.isSafeInteger(Number(value)) ? Number(value) : value;
};

class Proxy extends FileProxy {
  constructor(private readonly bytes: RootBytes) {
    super();
  }

  override openFile(): Promise<boolean> {
    return Promise.resolve(true);
  }

  override getFileName(): string {
    return this.bytes.name;
  }

  override getFileSize(): number {
    return this.bytes.size;
  }

  override async readBuffer(position: number, length: number): Promise<DataView> {
    return new DataView(await readPart(this.bytes, position, length));
  }
}

async function readPart(bytes: RootBytes, position: number, length: number): Promise<ArrayBuffer> {
  const isWithin = position >= 0 && position < bytes.size && length >= 0;
  if (!isWithin) throw new RootFileError('damaged', 'The file refers to data beyond its end.');
  return bytes.read(position, Math.min(length, bytes.size - position));
}

const unzip: Unzip = (blocks, size) => R__unzip(blocks, size, true);

const tools: ReadingTools = {
  unzip,
  process: treeProcess,
  newSelector: () => new TSelector(),
  readPart,
  readAtOnce: (bytes) => {
    settings.TreeReadBunchSize = bytes;
  },
};

/** The bytes of an object, decompressed and compared with their checksums, which JSROOT does not do. */
async function objectBuffer(file: File, bytes: RootBytes, key: Key): Promise<TBuffer> {
  const {fSeekKey, fKeylen, fNbytes, fObjlen, fClassName, fName} = key;
  const stored = await readPart(bytes, fSeekKey + fKeylen, fNbytes - fKeylen);
  const isPlain = fObjlen <= fNbytes - fKeylen;
  const data = isPlain
    ? new Uint8Array(stored)
    : await unzipped(new Uint8Array(stored), fObjlen, unzip).catch((error: unknown) => {
        if (!(error instanceof UnzipError)) throw error;
        const is = error.kind === 'damaged' ? 'is corrupted' : 'cannot be read';
        throw new RootFileError(
          error.kind,
          `The ${fClassName} “${fName}” ${is}: ${error.message}.`,
        );
      });
  const buffer = new TBuffer(new DataView(data.buffer, data.byteOffset, data.length), 0, file);
  buffer.fTagOffset = fKeylen;
  return buffer;
}

const object = (file: File, {path, key}: KeyEntry): Promise<unknown> =>
  file.readObject(`${path};${key.fCycle}`);

function refuseNtuples(found: readonly KeyEntry[]): void {
  const ntuple = found.find(isNtuple);
  if (!ntuple || found.some(isTree)) return;
  throw new RootFileError(
    'ntuple',
    `The events are in an RNTuple (“${ntuple.path}”), a new format that this site cannot read yet.`,
  );
}

interface OpenTree extends PlacedTree {
  readonly about: RootTree;
  readonly branches: ReadonlyMap<string, FoundBranch>;
}

async function openTree(file: File, found: KeyEntry): Promise<OpenTree> {
  const tree = (await object(file, found)) as Tree;
  if (!Number.isSafeInteger(tree.fEntries) || tree.fEntries < 0) {
    throw new RootFileError(
      'damaged',
      `The number of entries of the tree ${found.path} is not valid.`,
    );
  }
  const branches = new Map<string, FoundBranch>();
  for (const branch of branchesBelow(tree.fBranches.arr, file)) {
    if (!branches.has(branch.about.name)) branches.set(branch.about.name, branch);
  }
  const about: RootTree = {
    path: found.path,
    title: tree.fTitle,
    entries: tree.fEntries,
    branches: Array.from(branches.values(), ({about: branch}) => branch),
    olderCycles: found.olderCycles,
  };
  const baskets = basketPlaces(branches.values());
  return {tree, about, branches, baskets};
}

async function opened(bytes: RootBytes): Promise<RootFile> {
  const file = await openFile(new Proxy(bytes));
  if (!file) throw new RootFileError('damaged', 'The list of contents cannot be read.');
  file.readObjBuffer = (key) => objectBuffer(file, bytes, key);
  const descriptions = file.fKeys.find(({fName}) => fName === 'StreamerInfo');
  // JSROOT has used them already.
  if (descriptions) await objectBuffer(file, bytes, descriptions);
  const found = await keysBelow(file, file);
  refuseNtuples(found);
  const trees = new Map<string, OpenTree>();
  const failed = new Map<string, Error>();
  for (const tree of found.filter(isTree)) {
    try {
      trees.set(tree.path, await openTree(file, tree));
    } catch (error) {
      failed.set(tree.path, damaged(error));
    }
  }
  const [problem] = Array.from(failed.values());
  if (problem && trees.size === 0) throw problem;
  const contents: RootContents = {
    trees: Array.from(trees.values(), ({about}) => about),
    others: found
      .filter(({path}) => !trees.has(path))
      .map(({path, key}) => ({
        path,
        className: key.fClassName,
        title: key.fTitle,
        ...(failed.has(path) ? {problem: failed.get(path)?.message} : {}),
      })),
  };
  return {
    contents,
    async read(path, names, sink, part = {}) {
      const tree = trees.get(path);
      if (!tree) throw new RootFileError('missing', `The file has no tree ${path}.`);
      const branches = names.map((name) => {
        const branch = tree.branches.get(name)?.branch;
        if (!branch) throw new RootFileError('missing', `The tree has no branch ${name}.`);
        return branch;
      });
      await readTree(tools, bytes, tree, branches, sink, part);
    },
    async histogram(path) {
      const key = found.find((entry) => entry.path === path);
      if (!key) throw new RootFileError('missing', `The file has no object ${path}.`);
      if (!isHistogramClass(key.key.fClassName)) {
        throw new RootFileError(
          'unsupported',
          `${path} is a ${key.key.fClassName}, which cannot be plotted here.`,
        );
      }
      return object(file, key)
        .then(histogramOf)
        .catch((error: unknown) => {
          throw damaged(error);
        });
    },
  };
}

/**
 * Opens a ROOT file and lists its trees.
 *
 * @throws RootFileError if it is not a ROOT file, is truncated or corrupted, or has only RNTuples, which
 * JSROOT 7.11 opens but fills with wrong numbers
 * @throws RootBytesError as the bytes reject with it
 */
export async function openRootFile(bytes: RootBytes): Promise<RootFile> {
  await checkHeader(bytes);
  return opened(bytes).catch((error: unknown) => {
    throw damaged(error);
  });
}
