/** The search index of a built site, read from its files. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {isIndexFile, isManifest, unpacked} from '../../../src/search/local/indexFile';
import type {Section} from '../../../src/search/local/section';

export interface BuiltIndex {
  readonly sections: readonly Section[];
  /** The index as it is served. */
  readonly zipped: Buffer;
}

/** Throws if the folder holds no complete index. */
export function builtIndex(buildFolder: string): BuiltIndex {
  const read = (name: string): Buffer => readFileSync(path.join(buildFolder, 'search', name));
  const manifest: unknown = JSON.parse(read('manifest.json').toString());
  if (!isManifest(manifest)) throw new Error(`${buildFolder}/search/manifest.json is no manifest`);
  const zipped = read(manifest.index);
  const index: unknown = JSON.parse(gunzipSync(zipped).toString());
  if (!isIndexFile(index)) throw new Error(`${manifest.index} is no search index`);
  return {sections: unpacked(index), zipped};
}
