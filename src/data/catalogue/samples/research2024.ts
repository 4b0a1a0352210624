/** The 373 samples of 2024r-pp, which are also those of 2025e-13tev-beta. */
import table from '../../generated/catalogue/samples-2024r-pp.json';
import {unpack} from '../table';
import type {Sample2024} from '../types';

export const samples2024 = unpack<Sample2024>(table);
