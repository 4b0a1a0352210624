/** Counterparts of each variable of the 2020 ntuples in the 2025 ones. */
import table from '../generated/catalogue/renames.json';
import {unpack} from './table';
import type {Rename} from './types';

export const renames = unpack<Rename>(table);
