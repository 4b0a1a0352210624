/** Recorded samples that a build is asked to show: by address and SHA-256, fetched once and kept. */
import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {gunzipSync} from 'node:zlib';
import {env} from '../../config/env';
import {decodeColumns} from '../../src/samples/recorded/columns';
import {
  recordedManifestSchema,
  type RecordedManifest,
} from '../../src/samples/recorded/recordedManifest';
import type {RecordedSample} from '../../src/samples/recorded/withRecorded';
import {resultsCache} from '../results-cache';

interface Published {
  /** The URL of the description; its columns are beside it. */
  readonly address: string;
  readonly sha256: string;
}

/** Recorded samples by key of the analyser. */
export type RecordedSamples = Readonly<Record<string, RecordedSample>>;

const entryForm = /^((?:https?|file):\/\/[^\s#]+)#sha256=([0-9a-f]{64})$/;

/**
 * Reads `RECORDED_SAMPLES`: addresses of descriptions, each followed by `#sha256=` and its checksum, with spaces or
 * commas between them.
 *
 * @throws Error that says what is wrong with the setting
 */
function publishedSamples(setting: string | undefined): readonly Published[] {
  return (setting ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((entry) => {
      const [, address, sha256] = entryForm.exec(entry) ?? [];
      if (address && sha256) return {address, sha256};
      throw new Error(
        `RECORDED_SAMPLES: “${entry}” is not the URL of a recorded sample with its checksum, such as https://example.org/hzz13-2020e-13tev.json#sha256=… with 64 digits.`,
      );
    });
}

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function bytesAt(address: string): Promise<Uint8Array> {
  if (address.startsWith('file:')) return readFile(new URL(address));
  const response = await fetch(address).catch((error: unknown) => {
    const {cause, message} = error as Error;
    throw new Error(
      `RECORDED_SAMPLES: ${address} does not answer (${cause instanceof Error ? cause.message : message}).`,
    );
  });
  if (!response.ok) {
    throw new Error(`RECORDED_SAMPLES: ${address} answers with status ${response.status}.`);
  }
  return new Uint8Array(await response.arrayBuffer());
}

function checked(address: string, bytes: Uint8Array, expected: string): Uint8Array {
  const found = sha256Of(bytes);
  if (found === expected) return bytes;
  throw new Error(
    `RECORDED_SAMPLES: ${address} has the SHA-256 ${found} instead of ${expected}: it is corrupted, or another file.`,
  );
}

/** From the cache, or from the address; nothing enters the cache before it is checked. */
async function kept(
  address: string,
  sha256: string,
  unpack: (bytes: Uint8Array) => Uint8Array = (bytes) => bytes,
): Promise<Uint8Array> {
  const cache = resultsCache('recorded-samples');
  const bytes = await cache.content(sha256, async () =>
    checked(address, unpack(await bytesAt(address)), sha256),
  );
  return checked(address, bytes, sha256);
}

function manifestIn(address: string, bytes: Uint8Array): RecordedManifest {
  try {
    return recordedManifestSchema.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
  } catch (error) {
    throw new Error(
      `RECORDED_SAMPLES: ${address} does not describe a recorded sample (${(error as Error).message}).`,
    );
  }
}

async function fetched({address, sha256}: Published): Promise<RecordedSample> {
  const manifest = manifestIn(address, await kept(address, sha256));
  const place = new URL(manifest.file, address).href;
  const bytes = await kept(place, manifest.sha256, gunzipSync);
  return {manifest, columns: decodeColumns(manifest, bytes)};
}

/** The checksums that the samples of a build depend on, besides code. */
export const recordedInputs = (): readonly string[] =>
  publishedSamples(env.recordedSamples).map(({sha256}) => sha256);

/** @throws Error in words if one does not answer, is another file, or if two are for one analyser */
export async function recordedSamples(setting = env.recordedSamples): Promise<RecordedSamples> {
  const found = new Map<string, RecordedSample>();
  for (const published of publishedSamples(setting)) {
    const sample = await fetched(published);
    const {key} = sample.manifest;
    if (found.has(key)) throw new Error(`RECORDED_SAMPLES: two samples are for ${key}.`);
    found.set(key, sample);
  }
  return Object.fromEntries(found);
}
