/** The variables of the 2020 ntuples. */
import table from '../../generated/catalogue/variables-2020e-13tev.json';
import {unpack} from '../table';
import type {Variable} from '../types';

export const variables2020 = unpack<Variable>(table);
