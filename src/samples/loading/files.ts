/** Brings the files of a sample, one at a time. All functions throw a `SampleFailure`. */
import {unzipped} from '../format/decode';
import type {Manifest} from '../format/manifest';
import {answerAt} from './early';
import {SampleFailure} from './failure';

async function answerOf(address: string): Promise<Response> {
  let response: Response;
  try {
    response = await answerAt(address);
  } catch {
    throw new SampleFailure('offline', `${address} did not respond`);
  }
  if (!response.ok) {
    throw new SampleFailure('missing', `${address} returned status ${response.status}`);
  }
  return response;
}

/** The format that this code reads: `formatVersion` without the schema, which is large and checked at build time. */
const readFormat: Manifest['format'] = 2;

function isManifest(found: Partial<Manifest> | null, key: string): found is Manifest {
  return (
    found?.format === readFormat &&
    found.key === key &&
    [found.columns, found.processes, found.parts].every((list) => (list?.length ?? 0) > 0)
  );
}

export async function manifestAt(folder: string, key: string): Promise<Manifest> {
  const address = `${folder}${key}.json`;
  const response = await answerOf(address);
  const found = (await response.json().catch(() => null)) as Partial<Manifest> | null;
  if (isManifest(found, key)) return found;
  throw new SampleFailure('damaged', `${address} does not describe a sample`);
}

/**
 * The bytes of a file, without compression.
 *
 * @param onBytes gets the number of bytes that have arrived
 */
export async function bytesAt(
  address: string,
  onBytes: (arrived: number) => void,
): Promise<ArrayBuffer> {
  const {body} = await answerOf(address);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let arrived = 0;
  let bytes: ArrayBuffer;
  try {
    const reader = body?.getReader();
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      pieces.push(piece.value);
      arrived += piece.value.byteLength;
      onBytes(arrived);
    }
    bytes = await new Blob(pieces).arrayBuffer();
  } catch {
    throw new SampleFailure('offline', `${address} was interrupted after ${arrived} bytes`);
  }
  return unzipped(bytes).catch(() => {
    throw new SampleFailure('damaged', `${address} cannot be decompressed`);
  });
}
