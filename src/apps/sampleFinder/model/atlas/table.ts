/** Samples of all releases in one table. */
import {
  effectiveCrossSection,
  equivalentLuminosityFb,
  releaseOf,
  type Sample,
} from '@site/src/data/catalogue';
import {samples2016} from '@site/src/data/catalogue/samples/education2016';
import {samples2020} from '@site/src/data/catalogue/samples/education2020';
import {samplesEvgen13} from '@site/src/data/catalogue/samples/evgen13';
import {samples2024} from '@site/src/data/catalogue/samples/research2024';
import {formatSignificant} from '@site/src/kit/format/numbers';
import type {Table} from '@site/src/kit/finder/model/table';
import {dsid, effective, equivalent, events, generator, name, process, warning} from '../columns';
import type {FinderRelease} from '../options';
import {flagsOf} from '../tables';
import {categoryOf} from './category';

/** Short names of the releases, in the order of their appearance. */
export const releaseNames = {
  '2016e-8tev': '2016',
  '2020e-13tev': '2020',
  '2024r-pp': '2024',
  '2025e-13tev-beta': '2025',
  '2025r-evgen-13tev': '2025 event generation',
} as const satisfies Readonly<Record<FinderRelease, string>>;

/** A sample, with the releases that contain it; their luminosity is the same. */
export interface AtlasRow {
  readonly releases: readonly [FinderRelease, ...FinderRelease[]];
  readonly sample: Sample;
}

const rowsOf = (
  samples: readonly Sample[],
  ...releases: AtlasRow['releases']
): readonly AtlasRow[] => samples.map((sample) => ({releases, sample}));

const crossSectionOf = ({sample}: AtlasRow): number => effectiveCrossSection(sample) ?? -1;

/**
 * Largest cross-sections first. The same 373 samples belong to the 2024 and the 2025 release: each is one row.
 */
export const atlasRows: readonly AtlasRow[] = [
  ...rowsOf(samples2024, '2025e-13tev-beta', '2024r-pp'),
  ...rowsOf(samples2020, '2020e-13tev'),
  ...rowsOf(samples2016, '2016e-8tev'),
  ...rowsOf(samplesEvgen13, '2025r-evgen-13tev'),
].sort((a, b) => crossSectionOf(b) - crossSectionOf(a));

/** Luminosity of the recorded data of the releases of a row, in fb⁻¹; null without recorded data. */
const luminosityOf = ({releases: [release]}: AtlasRow): number | null =>
  releaseOf(release).luminosityFb;

/** Luminosity that the simulated events correspond to, divided by that of the data of their release. */
export function simulationByData(row: AtlasRow): number | null {
  const [simulated, recorded] = [equivalentLuminosityFb(row.sample), luminosityOf(row)];
  return simulated === null || recorded === null ? null : simulated / recorded;
}

export const atlasTable: Table<AtlasRow> = {
  name: 'atlas',
  fileName: 'atlas-open-data-samples',
  caption: 'Simulated samples of all releases',
  noun: {one: 'sample', many: 'samples'},
  order: 'largest cross-section',
  idOf: ({releases: [release], sample}) => `${release}.${sample.dsid}`,
  flagsOf: ({sample}) => flagsOf(sample),
  columns: [
    {...process, width: 17, label: 'Process', value: ({sample}) => sample.process},
    {...dsid, shown: false, value: ({sample}) => sample.dsid},
    {
      key: 'releases',
      label: 'Releases',
      kind: 'list',
      facet: true,
      searched: false,
      shown: false,
      width: 6.5,
      value: ({releases}) => releases.map((release) => releaseNames[release]),
    },
    {...effective, width: 8, value: ({sample}) => effective.value?.(sample) ?? null},
    {...events, value: ({sample}) => sample.events},
    {
      key: 'simulationByData',
      label: 'Simulation / data',
      kind: 'number',
      range: true,
      width: 7,
      value: simulationByData,
      format: (value) => formatSignificant(Number(value), 2),
    },
    {
      key: 'category',
      label: 'Category',
      kind: 'enumeration',
      facet: true,
      shown: false,
      width: 9,
      value: ({sample}) => categoryOf(sample) ?? null,
    },
    {...generator, shown: false, value: ({sample}) => sample.generator},
    {...name, shown: false, value: ({sample}) => sample.name},
    {...equivalent, shown: false, value: ({sample}) => equivalentLuminosityFb(sample)},
    {...warning, value: ({sample}) => warning.value?.(sample) ?? null},
  ],
};
