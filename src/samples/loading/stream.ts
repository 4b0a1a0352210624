/** Loads a sample part by part: usable after the first, complete after the last. */
import type {DecodedSample} from '../format/decode';
import type {Manifest} from '../format/manifest';
import {decodePart, joined, scaledToAll} from '../format/parts';
import {failureOf, type SampleFailure} from './failure';
import {bytesAt, manifestAt} from './files';

export interface SampleState {
  /** The loaded fraction, from 0 to 1, in steps of 10 %. */
  readonly progress: number;
  readonly manifest?: Manifest;
  /** The first part with weights for the whole sample; undefined for a sample of a single part. */
  readonly first?: DecodedSample;
  /** All rows, once they are there. */
  readonly sample?: DecodedSample;
  /** The last attempt failed; what had arrived is kept. */
  readonly failure?: SampleFailure | undefined;
}

/** The loading of one sample, shared by all apps of a page. */
export interface SampleStream {
  /** The same object until something changes. */
  readonly current: () => SampleState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads what is missing, unless that is going on. */
  readonly start: () => void;
}

const steps = 10;

/** @param folder URL of the samples, with a slash at its end */
export function createStream(folder: string, key: string): SampleStream {
  let state: SampleState = {progress: 0};
  let isRunning = false;
  const parts: ArrayBuffer[] = [];
  const listeners = new Set<() => void>();

  const change = (news: Partial<SampleState>): void => {
    state = {...state, ...news};
    for (const listener of listeners) listener();
  };
  const report = (bytes: number, all: number): void => {
    const progress = Math.min(1, Math.round((steps * bytes) / all) / steps);
    if (progress !== state.progress) change({progress});
  };

  async function loadPart(manifest: Manifest, number: number): Promise<void> {
    const {file} = manifest.parts[number] as Manifest['parts'][number];
    const before = manifest.parts
      .slice(0, number)
      .reduce((sum, {compressedBytes}) => sum + compressedBytes, 0);
    const bytes = await bytesAt(folder + file, (arrived) =>
      report(before + arrived, manifest.compressedBytes),
    );
    const part = decodePart(manifest, number, bytes);
    parts.push(bytes);
    if (number === 0 && manifest.parts.length > 1) change({first: scaledToAll(part)});
  }

  async function load(): Promise<void> {
    const manifest = state.manifest ?? (await manifestAt(folder, key));
    if (!state.manifest) change({manifest});
    while (parts.length < manifest.parts.length) await loadPart(manifest, parts.length);
    const sample = joined(manifest, parts);
    parts.length = 0;
    change({sample, progress: 1});
  }

  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      if (isRunning || state.sample) return;
      isRunning = true;
      if (state.failure) change({failure: undefined});
      load().then(
        () => {
          isRunning = false;
        },
        (error: unknown) => {
          isRunning = false;
          change({failure: failureOf(error)});
        },
      );
    },
  };
}
