/** The columns of samples, by what the releases publish. */
import type {Column} from '@site/src/kit/finder/model/table';
import {
  effectiveCrossSection,
  equivalentLuminosityFb,
  flagMeanings,
  type Sample,
  type Sample2016,
  type Sample2020,
  type Sample2024,
} from '@site/src/data/catalogue';
import {formatSignificant} from '@site/src/kit/format/numbers';

export const name: Column<Sample> = {key: 'name', label: 'Short name', kind: 'text', width: 15};

export const dsid: Column<Sample> = {
  key: 'dsid',
  label: 'DSID',
  kind: 'number',
  searched: true,
  width: 5.5,
  format: String,
};

export const process: Column<Sample> = {
  key: 'process',
  label: 'Process',
  kind: 'text',
  width: 17,
};

export const generator: Column<Sample> = {
  key: 'generator',
  label: 'Generator',
  kind: 'enumeration',
  facet: true,
  width: 12,
};

export const effective: Column<Sample> = {
  key: 'effectiveCrossSection',
  label: 'Effective cross-section',
  unit: 'pb',
  kind: 'number',
  range: true,
  width: 9,
  value: effectiveCrossSection,
  isMeasured: true,
};

export const sumOfWeights: Column<Sample> = {
  key: 'sumOfWeights',
  label: 'Sum of weights',
  kind: 'number',
  isMeasured: true,
  width: 9.5,
};

export const events: Column<Sample> = {
  key: 'events',
  label: 'Events',
  kind: 'number',
  range: true,
  width: 7.5,
};

export const equivalent: Column<Sample> = {
  key: 'equivalentLuminosity',
  label: 'Equivalent luminosity',
  unit: 'fb⁻¹',
  kind: 'number',
  range: true,
  width: 9,
  value: equivalentLuminosityFb,
  format: (value) => formatSignificant(Number(value), 3),
};

export const warning: Column<Sample> = {
  key: 'warning',
  label: 'Warning',
  kind: 'enumeration',
  facet: true,
  shown: false,
  width: 9,
  value: ({flag}) => (flag === null ? 'none' : flagMeanings[flag]),
};

type WithFactors = Exclude<Sample, Sample2016 | Sample2020>;

/** Cross-section, k-factor and filter efficiency, where they are published apart. */
export const factors: readonly Column<WithFactors>[] = [
  {
    key: 'crossSectionPb',
    label: 'Cross-section',
    unit: 'pb',
    kind: 'number',
    isMeasured: true,
    width: 8.5,
  },
  {key: 'filterEfficiency', label: 'Filter efficiency', kind: 'number', isMeasured: true, width: 8},
  {key: 'kFactor', label: 'k-factor', kind: 'number', isMeasured: true, width: 6.5},
];

export const kinds: readonly Column<Sample2024>[] = [
  {key: 'category', label: 'Category', kind: 'enumeration', facet: true, width: 9},
  {key: 'role', label: 'Role', kind: 'enumeration', facet: true, width: 7},
];

/** The size of files in GB, from the field that holds their bytes. */
export const size = <Row extends Sample>(bytes: (row: Row) => number | null): Column<Row> => ({
  key: 'size',
  label: 'Size',
  unit: 'GB',
  kind: 'number',
  range: true,
  width: 6,
  value: (row) => {
    const value = bytes(row);
    return value === null ? null : value / 1e9;
  },
  isMeasured: true,
});
