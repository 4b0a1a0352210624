/** The variables of the 2025 ntuples. */
import table from '../../generated/catalogue/variables-2025e-13tev-beta.json';
import {unpack} from '../table';
import type {Variable} from '../types';

export const variables2025 = unpack<Variable>(table);
