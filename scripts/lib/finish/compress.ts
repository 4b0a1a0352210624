/**
 * `.br` and `.gz` beside each text file of the site, as servers send them: made once with all the effort
 * that there is, instead of with little at each request. What was made is kept by the hash of what it was
 * made from, so that the next build takes it from there.
 */
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {
  copyFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {filesBelow} from '../files';
import type {FinishStep} from './builtSite';

/** Files of text; pictures, fonts, archives and Parquet are compressed in themselves. */
export const textFiles = /\.(?:bib|css|csv|html|js|json|map|md|mjs|svg|txt|wasm|webmanifest|xml)$/;

/** Below this size the saving is eaten up by the headers of the answer. */
export const smallest = 1024;

/** Other effort makes other files: it is part of their name in the cache. */
const effort = 'brotli11-gzip9';
const cacheFolder = path.resolve('node_modules/.cache/compressed');
const keptForDays = 30;

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

/** From the cache, or made and kept there. An empty file says that compressing does not help. */
async function keptFile(content: Buffer, hash: string, ending: 'br' | 'gz'): Promise<string> {
  const kept = path.join(cacheFolder, `${hash}.${ending}`);
  if (existsSync(kept)) {
    const now = new Date();
    await utimes(kept, now, now);
    return kept;
  }
  const packed = await encodings[ending](content);
  const unfinished = `${kept}.${process.pid}`;
  await writeFile(unfinished, packed.length < content.length ? packed : '');
  await rename(unfinished, kept);
  return kept;
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallest) return;
  const hash = createHash('sha256').update(effort).update(content).digest('hex');
  for (const ending of ['br', 'gz'] as const) {
    const kept = await keptFile(content, hash, ending);
    if ((await stat(kept)).size > 0) await copyFile(kept, `${file}.${ending}`);
  }
}

/** What no build has asked for in a month belongs to texts that have changed since. */
async function forgetOld(): Promise<void> {
  const limit = Date.now() - keptForDays * 86_400_000;
  for (const name of await readdir(cacheFolder)) {
    const file = path.join(cacheFolder, name);
    if ((await stat(file)).mtimeMs < limit) await rm(file, {force: true});
  }
}

export const compressStep: FinishStep = {
  name: 'compressed copies',
  async run({folder}) {
    await mkdir(cacheFolder, {recursive: true});
    const waiting = [...filesBelow(folder, '.', textFiles)];
    const lane = async (): Promise<void> => {
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
        await compressFile(path.join(folder, file));
      }
    };
    await Promise.all(Array.from({length: availableParallelism()}, lane));
    await forgetOld();
  },
};
