import {describe, expect, it} from 'vitest';
import {effectiveCrossSection} from '@site/src/data/catalogue';
import {samples2016} from '@site/src/data/catalogue/samples/education2016';
import {samples2020} from '@site/src/data/catalogue/samples/education2020';
import {samplesEvgen13} from '@site/src/data/catalogue/samples/evgen13';
import {samples2024} from '@site/src/data/catalogue/samples/research2024';
import {
  atlasRows,
  atlasTable,
  isKept,
  releaseGroups,
  releaseNames,
  simulationByData,
  toggledGroup,
} from './table';

describe('the table of all samples', () => {
  it('has each sample once, also those of two releases, by names that differ', () => {
    const samples = [samples2016, samples2020, samplesEvgen13, samples2024].flat();
    expect(new Set(atlasRows.map(({sample}) => sample))).toEqual(new Set(samples));
    expect(new Set(atlasRows.map(atlasTable.idOf)).size).toBe(samples.length);
  });

  it('begins with the largest cross-section and ends with those that have none', () => {
    const values = atlasRows.map(({sample}) => effectiveCrossSection(sample));
    expect(values[0]).toBeGreaterThan(1e10);
    expect(values.at(-1)).toBeNull();
  });

  it('compares simulated events with those that the data of the release contain', () => {
    const row = atlasRows.find(
      ({sample, releases}) => sample.dsid === 410470 && releases[0] === '2025e-13tev-beta',
    );
    const {sample} = row ?? {};
    const inData = 36_600 * (sample ? (effectiveCrossSection(sample) ?? 0) : 0);
    expect(row && simulationByData(row)).toBeCloseTo((sample?.events ?? 0) / inData, 6);
    const generated = atlasRows.find(({releases}) => releases[0] === '2025r-evgen-13tev');
    expect(generated && simulationByData(generated)).toBeNull();
  });
});

const [latest, second, third, generated] = releaseGroups;
if (!latest || !second || !third || !generated) throw new Error('A release is missing.');

describe('the choice of releases', () => {
  it('is empty while all are shown, and names those that are left once one is hidden', () => {
    const choice = toggledGroup([], second);
    expect(choice).toEqual(['2025', '2024', '2016', '2025 event generation']);
    expect(releaseGroups.map((group) => isKept(choice, group))).toEqual([true, false, true, true]);
    expect(toggledGroup(choice, second)).toEqual([]);
  });

  it('keeps both releases of shared samples if one of them is chosen', () => {
    expect(isKept(['2024'], latest)).toBe(true);
    expect(toggledGroup(['2024'], third)).toEqual(['2025', '2024', '2016']);
  });

  it('has all again when the last ones are hidden', () => {
    expect(toggledGroup([releaseNames['2025r-evgen-13tev']], generated)).toEqual([]);
  });
});
