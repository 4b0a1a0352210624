import {containers} from './containers';
import {physlitetut} from './physlitetut';
import {derivationFramework} from './derivationFramework';
import {openevgentut} from './openevgentut';
import {publicLikelihoods} from './publicLikelihoods';
import {phoenix} from './phoenix';
import type {PageChecksSource} from '../schema';

export const researchTutorials: readonly PageChecksSource[] = [
  containers,
  physlitetut,
  derivationFramework,
  openevgentut,
  publicLikelihoods,
  phoenix,
];
