/** The variables of the 2016 ntuples. */
import table from '../../generated/catalogue/variables-2016e-8tev.json';
import {unpack} from '../table';
import type {Variable} from '../types';

export const variables2016 = unpack<Variable>(table);
