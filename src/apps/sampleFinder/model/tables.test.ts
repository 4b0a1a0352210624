import {expect, it} from 'vitest';
import {samples2016} from '@site/src/data/catalogue/samples/education2016';
import {samples2020} from '@site/src/data/catalogue/samples/education2020';
import {samplesEvgen13} from '@site/src/data/catalogue/samples/evgen13';
import {samples2024} from '@site/src/data/catalogue/samples/research2024';
import {look} from '@site/src/kit/finder/model/look';
import {everything, withChoices} from '@site/src/kit/finder/model/query';
import {valueOf, type Table} from '@site/src/kit/finder/model/table';
import {indexTable} from '@site/src/kit/finder/model/tableIndex';
import type {Sample} from '@site/src/data/catalogue';
import {table2016, table2020, table2024, table2025, tableEvgen} from './tables';

const values = <Row extends Sample>(table: Table<Row>, row: Row | undefined) =>
  Object.fromEntries(table.columns.map((column) => [column.key, row && valueOf(row, column)]));

const of = <Row extends Sample>(rows: readonly Row[], dsid: number) =>
  rows.find((row) => row.dsid === dsid);

const found = <Row extends Sample>(table: Table<Row>, rows: readonly Row[], words: string) =>
  look(indexTable(table, rows), {...everything, words}).places.map((place) => rows[place]?.dsid);

it('2025 top-quark pairs, with all their published values', () => {
  const row = values(table2025, of(samples2024, 410470));
  expect(row.effectiveCrossSection).toBeCloseTo(452.308, 3);
  expect(row.equivalentLuminosity).toBeCloseTo(72.7, 1);
  expect(row.size).toBeCloseTo(16.19, 2);
  expect(row).toMatchObject({
    dsid: 410470,
    category: 'top',
    role: 'nominal',
    events: 32_890_000,
    warning: 'none',
  });
});

it('the size is that of the format of the release', () => {
  expect(values(table2024, of(samples2024, 410470)).size).toBeCloseTo(478.58, 2);
});

it('what is not published is null, not zero', () => {
  expect(values(tableEvgen, samplesEvgen13[0])).toMatchObject({
    crossSectionPb: null,
    effectiveCrossSection: null,
    events: null,
  });
});

it.each([['ttbar nonallhad'], ['tt̄ at least one lepton'], ['410470']])(
  'finds 2025 top-quark pairs by "%s"',
  (words) => {
    expect(found(table2025, samples2024, words)).toContain(410470);
  },
);

it('finds the samples of a 2020 collection', () => {
  const query = withChoices(everything, 'collections', ['GamGam']);
  const {places} = look(indexTable(table2020, samples2020), query);
  expect(places).toHaveLength(5);
});

it('a flag comes with its reason', () => {
  const flagged = [...samples2016, ...samples2020, ...samples2024].filter(
    ({flag}) => flag !== null,
  );
  expect(flagged.length).toBeGreaterThan(100);
  for (const row of flagged) {
    const [flag] = (table2016 as unknown as Table<Sample>).flagsOf?.(row) ?? [];
    expect(flag?.reason).toBe(row.reason);
    expect(flag?.label).toMatch(/^[A-Z]/);
  }
});
