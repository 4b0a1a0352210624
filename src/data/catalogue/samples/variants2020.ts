/** The 2020 samples whose sum of weights is listed apart for a collection. */
import table from '../../generated/catalogue/sample-variants-2020e-13tev.json';
import {unpack} from '../table';
import type {Variant2020} from '../types';

export const variants2020 = unpack<Variant2020>(table);
