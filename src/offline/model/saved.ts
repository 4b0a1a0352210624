/** What is noted of a saved copy, and where it lies in the storage of the browser. */

export interface SavedCopy {
  readonly format: 1;
  /** The `id` of the manifest that it was made by. */
  readonly id: string;
  readonly build: string;
  /** When the last file had come, as ISO 8601. */
  readonly savedAt: string;
  readonly parts: readonly string[];
  readonly files: number;
  readonly bytes: number;
  readonly moved: Readonly<Record<string, string>>;
  /** The `id` of a newer manifest that the site has since, and whether the reader was told on a page. */
  readonly newer?: string;
  readonly isTold?: boolean;
}

const prefix = 'atlas-open-data.offline';
const noteCache = `${prefix}.note`;
/** A name inside `noteCache`; no page has it. */
const noteAddress = '/saved-copy.json';

export const filesCache = (id: string): string => `${prefix}.files.${id}`;
export const isFilesCache = (name: string): boolean => name.startsWith(`${prefix}.files.`);
export const isOurs = (name: string): boolean => name.startsWith(prefix);

/** Marks a request for the service worker as part of saving, so that it goes to the network. */
export const savingHeader = 'x-saving-for-offline';
/** On each saved file: its checksum. */
export const checksumHeader = 'x-saved-checksum';

export async function readNote(storage: CacheStorage): Promise<SavedCopy | undefined> {
  if (!(await storage.has(noteCache))) return undefined;
  const response = await (await storage.open(noteCache)).match(noteAddress);
  if (!response) return undefined;
  const note = (await response.json()) as Partial<SavedCopy>;
  return note.format === 1 ? (note as SavedCopy) : undefined;
}

export async function writeNote(storage: CacheStorage, note: SavedCopy): Promise<void> {
  const cache = await storage.open(noteCache);
  const headers = {'content-type': 'application/json'};
  await cache.put(noteAddress, new Response(JSON.stringify(note), {headers}));
}
