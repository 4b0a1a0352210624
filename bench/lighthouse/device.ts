/**
 * How much slower than this machine the telephone is that Lighthouse plays. Its factor of four is made for
 * fast desktops; on a slower machine it plays a telephone slower than any that is sold. So the factor is
 * worked out from the index by which Lighthouse rates the processor, as Chrome's developer tools do.
 */
import {median} from './figures';

/** The index of a telephone of the middle, such as a Pixel 5, after the calibration of Chrome's tools. */
export const telephoneIndex = 1000;

/**
 * The factor for a machine with these indices, to a tenth.
 *
 * @param indices of several runs, because other work on the machine lowers single ones
 * @returns at least 1: a machine slower than the telephone cannot play it, but is not slowed down further
 */
export function slowdownFor(indices: readonly number[]): number {
  return Math.max(1, Math.round((10 * median(indices)) / telephoneIndex) / 10);
}
