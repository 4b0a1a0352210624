/** The samples that the site makes: by key, each made when it is requested. */
import {dm13} from './dm13';
import {validateDm13} from './dm13/validate';
import {encode} from './format/encode';
import type {TableRow} from './format/table';
import {hww13} from './hww13';
import {validateHww13} from './hww13/validate';
import {hww13d} from './hww13d';
import {validateHww13d} from './hww13d/validate';
import {hww8} from './hww8';
import {validateHww8} from './hww8/validate';
import {hyy13} from './hyy13';
import {validateHyy13} from './hyy13/validate';
import {hzz13} from './hzz13';
import {validateHzz13} from './hzz13/validate';
import {withRecorded, type RecordedSample} from './recorded/withRecorded';
import type {Sample} from './sample';
import {ttz13} from './ttz13';
import {validateTtz13} from './ttz13/validate';
import type {ValidationLine} from './validation/line';
import {zll13} from './zll13';
import {validateZll13} from './zll13/validate';

interface RegisteredSample {
  /** @param recorded events that a detector recorded, in place of pseudo-data */
  readonly made: (recorded?: RecordedSample) => ReturnType<typeof encode>;
  /** What is held against published numbers. */
  readonly validate: (rows: readonly TableRow[]) => readonly ValidationLine[];
}

function registered<Event>(
  make: () => Sample<Event>,
  validate: RegisteredSample['validate'],
): RegisteredSample {
  return {
    made: (recorded) => (recorded ? encode(withRecorded(make(), recorded)) : encode(make())),
    validate,
  };
}

export const samples = {
  hww13: registered(hww13, validateHww13),
  hzz13: registered(hzz13, validateHzz13),
  hyy13: registered(hyy13, validateHyy13),
  zll13: registered(zll13, validateZll13),
  ttz13: registered(ttz13, validateTtz13),
  hww13d: registered(hww13d, validateHww13d),
  hww8: registered(hww8, validateHww8),
  dm13: registered(dm13, validateDm13),
} as const satisfies Readonly<Record<string, RegisteredSample>>;

export type SampleKey = keyof typeof samples;
export const sampleKeys = Object.keys(samples) as readonly SampleKey[];
