/**
 * `.br` and `.gz` beside each text file of the site, as servers send them: made once with all the effort
 * that there is, instead of with little at each request. What was made is kept by the hash of what it was
 * made from, so that the next build takes it from there.
 */
import {copyFile, readFile, stat, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {hashOf, resultsCache, type ResultsCache} from '../../../plugins/results-cache';
import {filesBelow} from '../../lib/files';
import type {FinishStep} from './builtSite';

/** Files of text; pictures, fonts, archives and Parquet are compressed in themselves. */
export const textFiles = /\.(?:bib|css|csv|html|js|json|map|md|mjs|svg|txt|wasm|webmanifest|xml)$/;

/** Below this size the saving is eaten up by the headers of the answer. */
export const smallest = 1024;

/** Other effort makes other files: it is part of their name in the cache. */
const effort = 'brotli11-gzip9';

type Compress = (content: Buffer) => Promise<Buffer>;

const encodings: Readonly<Record<'br' | 'gz', Compress>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content) => promisify(gzip)(content, {level: 9}),
};

async function compressFile(cache: ResultsCache, file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallest) return;
  const hash = hashOf(effort, content);
  for (const ending of ['br', 'gz'] as const) {
    const copy = await cache.entry(`${hash}.${ending}`, async (target) => {
      const packed = await encodings[ending](content);
      // An empty file means that compression does not help.
      await writeFile(target, packed.length < content.length ? packed : '');
    });
    if ((await stat(copy)).size > 0) await copyFile(copy, `${file}.${ending}`);
  }
}

export const compressStep: FinishStep = {
  name: 'compressed copies',
  async run({folder}) {
    const cache = resultsCache('compressed');
    const waiting = [...filesBelow(folder, '.', textFiles)];
    const lane = async (): Promise<void> => {
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
        await compressFile(cache, path.join(folder, file));
      }
    };
    await Promise.all(Array.from({length: availableParallelism()}, lane));
    await cache.removeUnused();
  },
};
