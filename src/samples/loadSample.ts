/** The teaching samples that a page loads, each once. */
import type {DecodedSample} from './format/decode';
import {createStream, type SampleStream} from './loading/stream';

export {SampleFailure} from './loading/failure';

const streams = new Map<string, SampleStream>();

/** The loading of a sample, the same object for all apps of a page. @param folder with a slash at its end */
export function sampleStream(folder: string, key: string): SampleStream {
  const address = folder + key;
  const stream = streams.get(address) ?? createStream(folder, key);
  streams.set(address, stream);
  return stream;
}

/**
 * A complete sample; after a failure the next call loads what is missing.
 *
 * @param folder address of the samples, with a slash at its end
 * @throws SampleFailure
 */
export function loadSample(folder: string, key: string): Promise<DecodedSample> {
  const stream = sampleStream(folder, key);
  stream.start();
  return new Promise((resolve, reject) => {
    const look = (): boolean => {
      const {sample, failure} = stream.current();
      if (sample) resolve(sample);
      else if (failure) reject(failure);
      return sample !== undefined || failure !== undefined;
    };
    if (look()) return;
    const stop = stream.subscribe(() => {
      if (look()) stop();
    });
  });
}
