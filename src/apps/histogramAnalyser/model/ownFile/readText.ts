/** A file as text, with gzip undone, piece by piece so that a trap of a file cannot fill the memory. */
import {checkFileSize} from '@site/src/kit/userFile/fileSize';
import {UserFileError} from '@site/src/kit/userFile/problem';
import {limits} from './limits';

function decoderFor(start: Uint8Array): TextDecoder {
  if (start[0] === 0xff && start[1] === 0xfe) return new TextDecoder('utf-16le');
  if (start[0] === 0xfe && start[1] === 0xff) return new TextDecoder('utf-16be');
  return new TextDecoder();
}

const unzipped = (stream: ReadableStream<Uint8Array<ArrayBuffer>>) =>
  stream.pipeThrough(new DecompressionStream('gzip'));

/**
 * @param maxBytes of the text, after gzip is undone
 * @throws UserFileError for a text that is too long, and for gzip that is damaged
 */
export async function readText(
  blob: Blob,
  isGzipped: boolean,
  maxBytes: number = limits.textBytes,
): Promise<string> {
  if (!isGzipped) checkFileSize(blob.size, maxBytes);
  const stream = blob.stream();
  const reader = (isGzipped ? unzipped(stream) : stream).getReader();
  const parts: string[] = [];
  let decoder: TextDecoder | undefined;
  let bytes = 0;
  for (;;) {
    const {done, value} = await reader.read().catch((error: unknown) => {
      if (!isGzipped) throw error;
      throw new UserFileError(
        'The compressed file is truncated or corrupted.',
        'Download or compress it again.',
      );
    });
    if (done) break;
    bytes += value.length;
    if (bytes > maxBytes) await reader.cancel();
    checkFileSize(bytes, maxBytes);
    decoder ??= decoderFor(value);
    parts.push(decoder.decode(value, {stream: true}));
  }
  parts.push(decoder?.decode() ?? '');
  return parts.join('');
}
