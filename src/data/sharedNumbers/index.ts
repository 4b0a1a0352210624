/**
 * Numbers that several pages print. `<Value of="2024r-pp.luminosity" />` puts one into a text;
 * `src/lib/sharedNumbers.ts` prints them.
 */
import {fromCatalogue} from './fromCatalogue';
import {typedNumbers} from './typed';

export type SharedNumberKey = keyof typeof fromCatalogue | keyof typeof typedNumbers;

export {fromCatalogue, typedNumbers};
export type {CatalogueNumber} from './types';
