/** All corrections, by the key of the notebook. They are those that pages describe. */
import {ofConcepts} from './concepts';
import {of2020} from './of2020';
import {ofOthers} from './others';
import {ofSearches2020} from './searches2020';
import {ofStandardModel} from './standardModel';
import {ofTopAndBottom} from './topAndBottom';
import type {Correction} from '../schema';

export {oldServer} from './of2020';

export const corrections: Readonly<Record<string, readonly Correction[]>> = {
  ...ofConcepts,
  ...ofStandardModel,
  ...ofTopAndBottom,
  ...of2020,
  ...ofSearches2020,
  ...ofOthers,
};
