import {formatCount} from '@site/src/kit/format/numbers';
import type {Directory, File, Key} from './adapter';
import {RootFileError, type RootBytes} from './rootFile';

/** The first bytes of a ROOT file: whether it is one, and how long it should be. */
const magic = 'root';
const headerBytes = 64;

/** Files of this version and later count their bytes with 64 bits. */
const firstLargeVersion = 1_000_000;

const endPosition = 12;

const isRootFile = (start: Uint8Array): boolean =>
  String.fromCharCode(...start.subarray(0, magic.length)) === magic;

/**
 * Checks that a file is whole, before anything else reads it.
 *
 * @throws RootFileError if it is not a ROOT file or is truncated
 */
export async function checkHeader(bytes: RootBytes): Promise<void> {
  const start = await bytes.read(0, Math.min(headerBytes, bytes.size));
  if (!isRootFile(new Uint8Array(start))) {
    throw new RootFileError(
      'notRoot',
      'This is not a ROOT file: its first four bytes are not “root”.',
    );
  }
  if (start.byteLength < headerBytes) {
    throw new RootFileError('truncated', 'The file ends within its header.');
  }
  const view = new DataView(start);
  const isLarge = view.getInt32(4) >= firstLargeVersion;
  const end = isLarge ? Number(view.getBigInt64(endPosition)) : view.getUint32(endPosition);
  if (end > bytes.size) {
    throw new RootFileError(
      'truncated',
      `According to its header, the file is ${formatCount(end)} bytes long, but only ${formatCount(bytes.size)} bytes are present.`,
    );
  }
}

/** The objects in a file, folder by folder, with the newest cycle of each. */
export interface KeyEntry {
  readonly path: string;
  readonly key: Key;
  /** How many older versions there are. */
  readonly olderCycles: number;
}

const deepestFolder = 6;
const maxKeys = 20_000;

export async function keysBelow(
  file: File,
  folder: Directory,
  path = '',
  depth = 0,
): Promise<KeyEntry[]> {
  const newest = new Map<string, {key: Key; olderCycles: number}>();
  for (const key of folder.fKeys) {
    if (key.fName === 'StreamerInfo') continue;
    const before = newest.get(key.fName);
    const isNewer = (before?.key.fCycle ?? 0) <= key.fCycle;
    newest.set(key.fName, {
      key: isNewer ? key : (before as {key: Key}).key,
      olderCycles: before ? before.olderCycles + 1 : 0,
    });
  }
  const found: KeyEntry[] = [];
  for (const {key, olderCycles} of newest.values()) {
    if (found.length > maxKeys) break;
    const below = `${path}${key.fName}`;
    if (!key.fClassName.startsWith('TDirectory')) found.push({path: below, key, olderCycles});
    else if (depth < deepestFolder) {
      const inner = await file.readDirectory(below);
      found.push(...(await keysBelow(file, inner, `${below}/`, depth + 1)));
    }
  }
  return found;
}

export const isTree = ({key}: KeyEntry): boolean =>
  ['TTree', 'TNtuple', 'TNtupleD'].includes(key.fClassName);

export const isNtuple = ({key}: KeyEntry): boolean => key.fClassName.endsWith('RNTuple');
