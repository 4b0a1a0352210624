/** Where the numbers of the catalogue come from. */
import table from '../generated/catalogue/sources.json';
import {unpack} from './table';
import type {Source} from './types';

export const sources = unpack<Source>(table);
