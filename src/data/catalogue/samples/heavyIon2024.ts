/** The sample of the heavy-ion release. */
import table from '../../generated/catalogue/samples-2024r-hi.json';
import {unpack} from '../table';
import type {SampleHeavyIon} from '../types';

export const samplesHeavyIon = unpack<SampleHeavyIon>(table);
