/** The size of files as a good host sends them. */
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';
import type {Compressed} from './figures';

const brotliBest = {params: {[constants.BROTLI_PARAM_QUALITY]: 11}};

/** Each file compressed on its own, at the highest levels: brotli 11 and gzip 9. */
export function compressed(files: readonly Buffer[]): Compressed {
  return files.reduce(
    (sum, file) => ({
      brotli: sum.brotli + brotliCompressSync(file, brotliBest).length,
      gzip: sum.gzip + gzipSync(file, {level: 9}).length,
    }),
    {brotli: 0, gzip: 0},
  );
}
