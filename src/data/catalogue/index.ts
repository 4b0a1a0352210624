/**
 * The catalogue: what is small enough for any page, the functions on it, and loaders of the rest.
 * The records and the tables below `samples/` and `variables/` are modules of their own.
 */
export {doiUrl, licenceUrl, recordUrl} from './addresses';
export {collections} from './collections';
export {flagMeanings, type Flag} from './flags';
export {samplesOf, variablesOf} from './load';
export * from './normalisation';
export {releaseOf, releases} from './releases';
export {plainLetters, searchText} from './searchText';
export {skims} from './skims';
export {totals, totalsOf} from './totals';
export type * from './types';
export {fieldUnits} from './units';
