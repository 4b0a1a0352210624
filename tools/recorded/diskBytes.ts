/** A file on the disk, of which only the parts that are needed are read. */
import {open} from 'node:fs/promises';
import path from 'node:path';
import type {RootBytes} from '../../src/rootFile/rootFile';
import {RecordedFailure, systemCode} from './failure';

/** @throws RecordedFailure for a file that is not there or cannot be read */
export async function diskBytes(
  file: string,
): Promise<RootBytes & {readonly close: () => Promise<void>}> {
  const handle = await open(file, 'r').catch((error: unknown) => {
    const code = systemCode(error);
    if (code === 'ENOENT') throw new RecordedFailure(`There is no file ${file}.`);
    throw new RecordedFailure(`${file} cannot be read (${code}).`);
  });
  const {size} = await handle.stat();
  return {
    name: path.basename(file),
    size,
    async read(position, length) {
      const buffer = new ArrayBuffer(Math.max(0, Math.min(length, size - position)));
      const {bytesRead} = await handle.read(new Uint8Array(buffer), 0, buffer.byteLength, position);
      return bytesRead < buffer.byteLength ? buffer.slice(0, bytesRead) : buffer;
    },
    close: () => handle.close(),
  };
}
