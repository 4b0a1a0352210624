/** Checksums of files: SHA-256, which a recorded sample states, and Adler-32, which the portal publishes. */
import {createHash} from 'node:crypto';
import {createReadStream} from 'node:fs';
import {RecordedFailure} from './failure';

export interface Checksums {
  /** In hexadecimal digits. */
  readonly sha256: string;
  readonly adler32: string;
}

const modulus = 65_521;
/** The most bytes after which the second sum still fits into 32 bits (RFC 1950). */
const run = 5552;

function adlerOf(): {readonly add: (bytes: Uint8Array) => void; readonly digest: () => string} {
  let one = 1;
  let two = 0;
  return {
    add(bytes) {
      for (let from = 0; from < bytes.length; from += run) {
        const end = Math.min(bytes.length, from + run);
        for (let i = from; i < end; i += 1) {
          one += bytes[i] as number;
          two += one;
        }
        one %= modulus;
        two %= modulus;
      }
    },
    digest: () => ((two * 65_536 + one) >>> 0).toString(16).padStart(8, '0'),
  };
}

export async function checksumsOf(
  file: string,
  onBytes: (count: number) => void = () => undefined,
): Promise<Checksums> {
  const hash = createHash('sha256');
  const adler = adlerOf();
  let count = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    adler.add(chunk);
    count += chunk.length;
    onBytes(count);
  }
  return {sha256: hash.digest('hex'), adler32: adler.digest()};
}

/** Expected checksums by name of the file. */
export type Expected = ReadonlyMap<string, Partial<Checksums>>;

const lineForm = /^(?:adler32:)?([0-9a-f]{8}|[0-9a-f]{64})\s+\*?(\S+)$/i;

/**
 * A list with a checksum and the name of a file on each line, as `sha256sum` prints it; Adler-32 as `adler32:…`.
 *
 * @throws RecordedFailure for a line of another form
 */
export function expectedChecksums(text: string): Expected {
  const expected = new Map<string, Partial<Checksums>>();
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const [, sum = '', name = ''] = lineForm.exec(line) ?? [];
    if (!name) {
      throw new RecordedFailure(
        `“${line}” is not a checksum and the name of a file. Write lines as sha256sum prints them, or adler32:… and the name.`,
      );
    }
    const kind = sum.length === 8 ? 'adler32' : 'sha256';
    const base = name.split('/').at(-1) ?? name;
    expected.set(base, {...expected.get(base), [kind]: sum.toLowerCase()});
  }
  return expected;
}

/** @throws RecordedFailure for a file that is not the expected one */
export function compareChecksums(name: string, found: Checksums, expected: Expected): void {
  for (const kind of ['sha256', 'adler32'] as const) {
    const wanted = expected.get(name)?.[kind];
    if (wanted !== undefined && wanted !== found[kind]) {
      throw new RecordedFailure(
        `The checksum of ${name} is ${found[kind]} (${kind}) instead of ${wanted}: it is corrupted or a different file. Delete it, and run the command again.`,
      );
    }
  }
}
