/** Tables that are loaded when they are needed, so that no page carries all of them. */
import type {Release, Sample, Variable} from './types';

type RowsPromise<Row> = Promise<readonly Row[]>;

const sampleTables: Partial<Record<Release['key'], () => RowsPromise<Sample>>> = {
  '2016e-8tev': async () => (await import('./samples/education2016')).samples2016,
  '2020e-13tev': async () => (await import('./samples/education2020')).samples2020,
  '2024r-pp': async () => (await import('./samples/research2024')).samples2024,
  '2025e-13tev-beta': async () => (await import('./samples/research2024')).samples2024,
  '2024r-hi': async () => (await import('./samples/heavyIon2024')).samplesHeavyIon,
  '2025r-evgen-13tev': async () => (await import('./samples/evgen13')).samplesEvgen13,
  '2025r-evgen-13p6tev': async () => (await import('./samples/evgen13p6')).samplesEvgen13p6,
};

/** The simulated samples of a release; none where the catalogue lists none. */
export const samplesOf = async (release: Release['key']): RowsPromise<Sample> =>
  (await sampleTables[release]?.()) ?? [];

const variableTables: Partial<Record<Release['key'], () => RowsPromise<Variable>>> = {
  '2016e-8tev': async () => (await import('./variables/education2016')).variables2016,
  '2020e-13tev': async () => (await import('./variables/education2020')).variables2020,
  '2024r-pp': async () => (await import('./variables/physlite')).variablesPhyslite,
  '2025e-13tev-beta': async () => (await import('./variables/education2025')).variables2025,
};

/** The variables in the files of a release; none where the catalogue lists none. */
export const variablesOf = async (release: Release['key']): RowsPromise<Variable> =>
  (await variableTables[release]?.()) ?? [];
