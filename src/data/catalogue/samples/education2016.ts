/** The 44 samples of the 2016 release. */
import table from '../../generated/catalogue/samples-2016e-8tev.json';
import {unpack} from '../table';
import type {Sample2016} from '../types';

export const samples2016 = unpack<Sample2016>(table);
