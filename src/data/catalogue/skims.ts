/** The skims of the 2025 release, the whole sample first. */
import table from '../generated/catalogue/skims.json';
import {unpack} from './table';
import type {Skim} from './types';

export const skims = unpack<Skim>(table);
