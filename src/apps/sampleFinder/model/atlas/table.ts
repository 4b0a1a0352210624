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

/** Releases with the same samples. */
interface ReleaseGroup {
  readonly releases: AtlasRow['releases'];
  readonly samples: readonly Sample[];
}

/** The same 373 samples belong to the 2024 and the 2025 release: each is one row. */
export const releaseGroups: readonly ReleaseGroup[] = [
  {releases: ['2025e-13tev-beta', '2024r-pp'], samples: samples2024},
  {releases: ['2020e-13tev'], samples: samples2020},
  {releases: ['2016e-8tev'], samples: samples2016},
  {releases: ['2025r-evgen-13tev'], samples: samplesEvgen13},
];

/** True if a choice of releases by name keeps the samples of these; no choice keeps all. */
export const isKept = (
  choice: readonly string[],
  {releases}: Pick<ReleaseGroup, 'releases'>,
): boolean =>
  choice.length === 0 || releases.some((release) => choice.includes(releaseNames[release]));

/** The choice of releases with those of the group added or removed. Removing the last ones chooses all again. */
export function toggledGroup(choice: readonly string[], group: ReleaseGroup): readonly string[] {
  const kept = releaseGroups.filter((it) => isKept(choice, it) !== (it === group));
  if (kept.length === releaseGroups.length) return [];
  return kept.flatMap(({releases}) => releases.map((release) => releaseNames[release]));
}

const crossSectionOf = ({sample}: AtlasRow): number => effectiveCrossSection(sample) ?? -1;

/** Largest cross-sections first. */
export const atlasRows: readonly AtlasRow[] = releaseGroups
  .flatMap(({releases, samples}) => samples.map((sample): AtlasRow => ({releases, sample})))
  .sort((a, b) => crossSectionOf(b) - crossSectionOf(a));

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
