/** The 228 samples of the 2020 release. */
import table from '../../generated/catalogue/samples-2020e-13tev.json';
import {unpack} from '../table';
import type {Sample2020} from '../types';

export const samples2020 = unpack<Sample2020>(table);
