/** The search index of a built site, read from its files. */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync, gzipSync} from 'node:zlib';
import {
  fileName,
  indexVersion,
  isFile,
  isManifest,
  type FileKind,
  type FileKinds,
} from '../../src/search/local/index/format';
import {createSearchIndex, type SearchIndex} from '../../src/search/local/index/searchIndex';
import type {Section} from '../../src/search/local/section';

export interface BuiltIndex {
  /** Reads each file when it is needed for the first time. */
  readonly index: SearchIndex;
  /** Bytes that a browser has received until now: the manifest, and the files that were needed. */
  received(): number;
}

/** Throws, at once or later, if the folder holds no complete index. */
export function builtIndex(buildFolder: string): BuiltIndex {
  const folder = path.join(buildFolder, 'search');
  const text = readFileSync(path.join(folder, 'manifest.json'), 'utf8');
  const manifest: unknown = JSON.parse(text);
  if (!isManifest(manifest) || manifest.version !== indexVersion) {
    throw new Error(`${folder} holds no manifest of version ${indexVersion}`);
  }
  // Hosts compress JSON on the way.
  let received = gzipSync(text).length;
  const files = new Map<string, unknown>();
  const get = <Kind extends FileKind>(kind: Kind, hash: string): FileKinds[Kind] => {
    const name = fileName(kind, hash);
    if (!files.has(name)) {
      const zipped = readFileSync(path.join(folder, name));
      received += zipped.length;
      files.set(name, JSON.parse(gunzipSync(zipped).toString()));
    }
    const content = files.get(name);
    if (!isFile(kind, content)) throw new Error(`${name} is not of the index`);
    return content;
  };
  return {index: createSearchIndex(manifest, get), received: () => received};
}

/** All sections of an index, in its order. */
export const allSections = ({places, read}: SearchIndex): readonly Section[] =>
  read(Array.from({length: places.size}, (_, id) => id));

/** Bytes of all files of the index of a built site. */
export function indexSize(buildFolder: string): number {
  const folder = path.join(buildFolder, 'search', 'files');
  return readdirSync(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
}
