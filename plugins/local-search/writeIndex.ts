/** Writes the files of the search index, and the manifest that lists them. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import type {AnswerCard} from '../../src/search/cards/types';
import {fileName, type Manifest} from '../../src/search/local/index/format';
import {indexFiles} from '../../src/search/local/indexing/indexFiles';
import type {Section} from '../../src/search/local/section';

const zipped = promisify(gzip);

/** Returns the manifest that it wrote: the same sections give the same bytes. */
export async function writeIndex(
  folder: string,
  sections: readonly Section[],
  cards: readonly AnswerCard[] = [],
): Promise<Manifest> {
  const {manifest, files} = indexFiles(sections, cards);
  await mkdir(path.join(folder, 'files'), {recursive: true});
  await Promise.all(
    files.map(async ({kind, hash, content}) =>
      writeFile(path.join(folder, fileName(kind, hash)), await zipped(content, {level: 9})),
    ),
  );
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
  return manifest;
}
