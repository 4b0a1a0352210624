import {containers} from './researchTutorials/containers';
import {physlitetut} from './researchTutorials/physlitetut';
import {derivationFramework} from './researchTutorials/derivationFramework';
import {openevgentut} from './researchTutorials/openevgentut';
import {publicLikelihoods} from './researchTutorials/publicLikelihoods';
import {phoenix} from './researchTutorials/phoenix';
import type {PageChecksSource} from './schema';

export const researchTutorials: readonly PageChecksSource[] = [
  containers,
  physlitetut,
  derivationFramework,
  openevgentut,
  publicLikelihoods,
  phoenix,
];
