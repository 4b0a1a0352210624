/** Brings a teaching sample from the server, each once for a page. */
import {decode, unzipped, type DecodedSample} from './format/decode';
import type {Manifest} from './format/manifest';

/** `offline`: no answer; `missing`: an answer without the file; `damaged`: another file than expected. */
export type FailureKind = 'offline' | 'missing' | 'damaged';

export class SampleFailure extends Error {
  override readonly name = 'SampleFailure';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** How much has come, from 0 to 1. */
export type OnProgress = (share: number) => void;

async function answerOf(address: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address);
  } catch {
    throw new SampleFailure('offline', `${address} did not answer`);
  }
  if (!response.ok) throw new SampleFailure('missing', `${address} answered ${response.status}`);
  return response;
}

async function manifestAt(address: string): Promise<Manifest> {
  const schema = import('./format/manifest').catch(() => {
    throw new SampleFailure('offline', 'the code that reads samples did not come');
  });
  const response = await answerOf(address);
  const {manifestSchema} = await schema;
  try {
    return manifestSchema.parse(await response.json());
  } catch {
    throw new SampleFailure('damaged', `${address} does not describe a sample`);
  }
}

async function bytesAt(
  address: string,
  expected: number,
  onProgress: OnProgress,
): Promise<ArrayBuffer> {
  const {body} = await answerOf(address);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let came = 0;
  try {
    const reader = body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      parts.push(part.value);
      came += part.value.byteLength;
      onProgress(Math.min(1, came / expected));
    }
    return await new Blob(parts).arrayBuffer();
  } catch {
    throw new SampleFailure('offline', `${address} broke off after ${came} bytes`);
  }
}

async function load(folder: string, key: string, onProgress: OnProgress): Promise<DecodedSample> {
  const manifest = await manifestAt(`${folder}${key}.json`);
  const bytes = await bytesAt(folder + manifest.file, manifest.compressedBytes, onProgress);
  try {
    return decode(manifest, await unzipped(bytes));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SampleFailure('damaged', reason);
  }
}

const loading = new Map<string, Promise<DecodedSample>>();

/**
 * A sample, the same object for all apps of a page; after a failure the next call tries again.
 *
 * @param folder address of the samples, with a slash at its end
 * @param onProgress of the call that loads, not of those that wait with it
 * @throws SampleFailure
 */
export function loadSample(
  folder: string,
  key: string,
  onProgress: OnProgress,
): Promise<DecodedSample> {
  const address = folder + key;
  const known = loading.get(address);
  if (known) return known;
  const sample = load(folder, key, onProgress);
  loading.set(address, sample);
  sample.catch(() => loading.delete(address));
  return sample;
}
