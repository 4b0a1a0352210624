/** The compressed copies that servers send: each text has both, they are smaller, and they say the same. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {smallest, textFiles} from '../../tools/build/postbuild/compress';
import {filesBelow} from '../../tools/lib/files';
import {buildFolder} from '../content/builtSite';

const texts = filesBelow(buildFolder, '.', textFiles)
  .map((file) => path.join(buildFolder, file))
  .filter((file) => statSync(file).size >= smallest);

const unpackers = {br: brotliDecompressSync, gz: gunzipSync} as const;

describe.each(['br', 'gz'] as const)('the copies .%s', (ending) => {
  it('are beside each text of a kilobyte and more, and are smaller', () => {
    const wrong = texts.filter((file) => {
      const copy = `${file}.${ending}`;
      return !existsSync(copy) || statSync(copy).size >= statSync(file).size;
    });
    expect(texts.length).toBeGreaterThan(400);
    expect(wrong).toEqual([]);
  });

  it('unpack to the bytes of the text', () => {
    const wrong = texts.filter((file) => {
      const copy = `${file}.${ending}`;
      return !existsSync(copy) || !unpackers[ending](readFileSync(copy)).equals(readFileSync(file));
    });
    expect(wrong).toEqual([]);
  });
});
