/** The objects in a file, folder by folder, with the newest cycle of each. */
import type {Directory, File, Key} from './adapter';

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
