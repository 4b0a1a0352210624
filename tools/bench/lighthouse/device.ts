/**
 * How much slower than this machine the phone is that Lighthouse plays. Its factor of four plays a
 * faster phone on a fast machine and a slower one on a slow machine. So the factor is worked out from
 * the index by which Lighthouse rates the processor, as Chrome's developer tools do.
 */
import {median} from './figures';

/** The index of a phone of the middle, such as a Pixel 5, after the calibration of Chrome's tools. */
export const telephoneIndex = 1000;

/**
 * The factor for a machine with these indices, to a tenth.
 *
 * @param indices of several runs, because other work on the machine lowers single ones
 * @returns at least 1: a machine slower than the phone cannot play it, but is not slowed down further
 */
export function slowdownFor(indices: readonly number[]): number {
  return Math.max(1, Math.round((10 * median(indices)) / telephoneIndex) / 10);
}
