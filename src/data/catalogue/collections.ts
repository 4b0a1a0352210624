/** The collections of the 2020 release. */
import table from '../generated/catalogue/collections.json';
import {unpack} from './table';
import type {Collection} from './types';

export const collections = unpack<Collection>(table);
