/** Some variables of PHYSLITE, not all. */
import table from '../../generated/catalogue/variables-2024r-pp.json';
import {unpack} from '../table';
import type {Variable} from '../types';

export const variablesPhyslite = unpack<Variable>(table);
