/** Writes the index and the manifest that points to it: the same sections give the same bytes. */
import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {indexVersion, packed, type Manifest} from '../../src/search/local/indexFile';
import type {Section} from '../../src/search/local/section';

/** Returns the manifest that it wrote. */
export async function writeIndex(
  folder: string,
  sections: readonly Section[],
  language: string,
): Promise<Manifest> {
  const content = JSON.stringify(packed(sections, language));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const manifest: Manifest = {
    version: indexVersion,
    index: `index-${hash}.json.gz`,
    sections: sections.length,
  };
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, manifest.index), gzipSync(content, {level: 9}));
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
  return manifest;
}
