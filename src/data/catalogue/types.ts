/** The rows of the catalogue, as their schemas describe them. */
export type {CatalogueRecord} from './schema/record';
export type {Release, ReleaseKey} from './schema/release';
export type {
  CollectionName,
  Sample,
  Sample2016,
  Sample2020,
  Sample2024,
  SampleEvgen,
  SampleHeavyIon,
  Variant2020,
} from './schema/sample';
export type {Collection, Skim} from './schema/selection';
export type {Rename, Source, Variable} from './schema/variable';
