/** The generated samples at 13.6 TeV of which numbers are known. */
import table from '../../generated/catalogue/samples-2025r-evgen-13p6tev.json';
import {unpack} from '../table';
import type {SampleEvgen} from '../types';

export const samplesEvgen13p6 = unpack<SampleEvgen>(table);
