/** Where the cuts of each app can be made on real data. */
import type {SampleKey} from '@site/src/samples/registry';
import type {CodeAnalysis} from '../analysis';
import {dm13} from './dm13';
import {hww13, hww13d, hww8} from './hww';
import {hyy13} from './hyy13';
import {hzz13} from './hzz13';
import {ttz13} from './ttz13';
import {zll13} from './zll13';

export const codeAnalyses: Readonly<Record<SampleKey, CodeAnalysis>> = {
  hww13,
  hww13d,
  hww8,
  ttz13,
  hzz13,
  hyy13,
  zll13,
  dm13,
};
