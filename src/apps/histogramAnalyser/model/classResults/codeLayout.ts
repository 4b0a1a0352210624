/** The meaning of the numbers in codes: the apps, and the layout of each, which a code names by a fingerprint. */
import {crc32} from '@site/src/lib/crc32';
import {edgesOf} from '../counting/axis';
import type {AppDescription} from '../description';

/** A number, once given, never changes its app. */
const appNumbers: Readonly<Record<string, number>> = {
  hww13: 1,
  hww13d: 2,
  hww8: 3,
  ttz13: 4,
  hzz13: 5,
  hyy13: 6,
  zll13: 7,
  dm13: 8,
};

export const maxApps = 32;
export const fingerprints = 1024;

/** undefined for an app without codes, such as one of a file of the user. */
export const appNumberOf = (key: string): number | undefined =>
  Object.hasOwn(appNumbers, key) ? appNumbers[key] : undefined;

export const appOfNumber = (number: number): string | undefined =>
  Object.keys(appNumbers).find((key) => appNumbers[key] === number);

/** Differs, but for one case in a thousand, if quantities, bins, processes or presets of an app differ. */
export function fingerprintOf({histograms, processes, presets}: AppDescription): number {
  const layout = JSON.stringify([
    histograms.map(({dimension, axis, categories}) => [
      dimension,
      edgesOf(axis),
      categories?.length ?? 0,
    ]),
    processes.map(({id}) => id),
    presets,
  ]);
  return Number.parseInt(crc32(layout), 16) % fingerprints;
}
