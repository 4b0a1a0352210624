/** The list of what can be saved for offline, as the build writes it: `offline/manifest.json`. */

/** Path from the top of the site, size in bytes, checksum and, of what is zipped, that of its contents. */
export type ListedFile = readonly [
  path: string,
  bytes: number,
  checksum: string,
  unpacked?: string | undefined,
];

export interface OfflineManifest {
  readonly format: 1;
  /** Another one whenever a file that can be saved is another. */
  readonly id: string;
  /** The name of the build, as the pages say it. */
  readonly build: string;
  /** Files by the part that they belong to; a file may belong to several. */
  readonly parts: Readonly<Record<string, readonly ListedFile[]>>;
  /** Addresses that moved, and where to: both from the top of the site. */
  readonly moved: Readonly<Record<string, string>>;
}

/** Folder and files of the lists, from the top of the site; none of them is ever saved. */
export const listFolder = 'offline/';
export const manifestFile = `${listFolder}manifest.json`;
export const latestFile = `${listFolder}latest.json`;

/** The part of a SHA-256 in hexadecimal digits that is kept: enough against damage and mix-ups. */
export const checksumLength = 32;

export function isManifest(value: unknown): value is OfflineManifest {
  if (typeof value !== 'object' || value === null) return false;
  const {format, id, build, parts, moved} = value as Partial<OfflineManifest>;
  return (
    format === 1 &&
    typeof id === 'string' &&
    typeof build === 'string' &&
    typeof moved === 'object' &&
    typeof parts === 'object'
  );
}

/** The files of some parts, each once. */
export function filesOf(
  {parts}: OfflineManifest,
  wanted: readonly string[],
): readonly ListedFile[] {
  const files = wanted.flatMap((part) => parts[part] ?? []);
  return Array.from(new Map(files.map((file) => [file[0], file])).values());
}

export function bytesOf(files: readonly ListedFile[]): number {
  return files.reduce((sum, [, bytes]) => sum + bytes, 0);
}
