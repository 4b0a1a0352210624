/** The generated samples at 13 TeV that the portal holds. */
import table from '../../generated/catalogue/samples-2025r-evgen-13tev.json';
import {unpack} from '../table';
import type {SampleEvgen} from '../types';

export const samplesEvgen13 = unpack<SampleEvgen>(table);
