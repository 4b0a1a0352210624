/** The tables of samples that the finder shows, one for each release. */
import type {Column, Flag, Table} from '@site/src/kit/finder/model/table';
import {
  flagMeanings,
  releaseOf,
  type Sample,
  type Sample2016,
  type Sample2020,
  type Sample2024,
  type SampleEvgen,
} from '@site/src/data/catalogue';
import {
  dsid,
  effective,
  equivalent,
  events,
  factors,
  generator,
  kinds,
  name,
  process,
  size,
  sumOfWeights,
  warning,
} from './columns';
import type {FinderRelease} from './options';

/** The warning about a sample, if there is one. */
export function flagsOf({flag, reason}: Sample): readonly Flag[] {
  if (flag === null) return [];
  const meaning = flagMeanings[flag];
  return [{label: meaning.charAt(0).toUpperCase() + meaning.slice(1), reason: reason ?? ''}];
}

const tableOf = <Row extends Sample>(
  release: FinderRelease,
  columns: readonly Column<Row>[],
): Table<Row> => ({
  name: 'mc',
  fileName: `atlas-open-data-${release}-samples`,
  caption: `Simulated samples: ${releaseOf(release).title}`,
  noun: {one: 'sample', many: 'samples'},
  columns: [name, ...columns],
  idOf: (row) => String(row.dsid),
  flagsOf,
});

const hidden = <Row>(column: Column<Row>): Column<Row> => ({...column, shown: false});

const of2024 = (release: FinderRelease, bytes: (row: Sample2024) => number): Table<Sample2024> =>
  tableOf<Sample2024>(release, [
    dsid,
    process,
    effective,
    sumOfWeights,
    events,
    generator,
    ...kinds,
    size(bytes),
    equivalent,
    ...factors.map(hidden<Sample2024>),
    warning,
  ]);

export const table2024 = of2024('2024r-pp', ({physliteBytes}) => physliteBytes);
export const table2025 = of2024('2025e-13tev-beta', ({ntupleBytes}) => ntupleBytes);

export const table2020 = tableOf<Sample2020>('2020e-13tev', [
  dsid,
  process,
  effective,
  sumOfWeights,
  events,
  generator,
  {
    key: 'collections',
    label: 'Collections',
    kind: 'list',
    facet: true,
    searched: false,
    width: 12,
  },
  equivalent,
  warning,
]);

export const table2016 = tableOf<Sample2016>('2016e-8tev', [
  dsid,
  process,
  effective,
  sumOfWeights,
  {
    key: 'reductionEfficiency',
    label: 'Reduction efficiency',
    kind: 'number',
    isMeasured: true,
    width: 8,
  },
  events,
  generator,
  {key: 'generatedEvents', label: 'Generated events', kind: 'number', shown: false, width: 8},
  size(({bytes}) => bytes),
  equivalent,
  warning,
]);

export const tableEvgen = tableOf<SampleEvgen>('2025r-evgen-13tev', [
  dsid,
  process,
  hidden<SampleEvgen>(generator),
  ...factors.map(hidden<SampleEvgen>),
  effective,
  events,
  warning,
]);
