/** What is loaded when it is needed is complete, and tells its doubts in words that a reader is shown. */
import {describe, expect, it} from 'vitest';
import {fieldUnits, flagMeanings, releases, samplesOf, variablesOf, type Flag} from '.';
import {records} from './records';
import {sources} from './sources';

const loaded = await Promise.all(
  releases.map(async ({key}) => ({
    key,
    samples: await samplesOf(key),
    variables: await variablesOf(key),
  })),
);

describe('the loaded tables', () => {
  it.each([
    ['2016e-8tev', 44, 47],
    ['2020e-13tev', 228, 85],
    ['2024r-pp', 373, 15],
    ['2024r-hi', 1, 0],
    ['2025e-13tev-beta', 373, 117],
    ['2025r-evgen-13tev', 57, 0],
    ['2025r-evgen-13p6tev', 2, 0],
  ])('of %s hold %i samples and %i variables', (key, samples, variables) => {
    const release = loaded.find((candidate) => candidate.key === key);
    expect(release?.samples).toHaveLength(samples);
    expect(release?.variables).toHaveLength(variables);
  });

  it('use every flag that has a meaning', () => {
    const rows = [
      ...records,
      ...loaded.flatMap(({samples, variables}) => [...samples, ...variables]),
    ];
    const used = new Set(rows.flatMap(({flag}): readonly Flag[] => (flag === null ? [] : [flag])));
    expect(Array.from(used).sort()).toEqual(Object.keys(flagMeanings).sort());
  });

  it('name sources that can be looked up', () => {
    const known = new Set(sources.map(({key}) => key));
    const named = loaded.flatMap(({samples, variables}) =>
      [...samples, ...variables].flatMap(({source}) => source),
    );
    expect(named.filter((key) => !known.has(key))).toEqual([]);
  });

  it('have cross-sections in picobarn', () => {
    expect(fieldUnits.crossSectionPb).toBe('pb');
    expect(fieldUnits.effectiveCrossSectionPb).toBe('pb');
  });
});
