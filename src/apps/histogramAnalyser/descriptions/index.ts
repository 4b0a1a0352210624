/** The histogram analysers of the site, by the key of their sample. */
import type {AppDescription} from '../model/description';
import {dm13} from './dm13';
import {hww13} from './hww13';
import {hww13d} from './hww13d';
import {hww8} from './hww8';
import {hyy13} from './hyy13';
import {hzz13} from './hzz13';
import {ttz13} from './ttz13';
import {zll13} from './zll13';

export const apps = {
  hww13,
  hww13d,
  hww8,
  ttz13,
  hzz13,
  hyy13,
  zll13,
  dm13,
} as const satisfies Readonly<Record<string, AppDescription>>;

export type AppKey = keyof typeof apps;
