import {describe, expect, it} from 'vitest';
import {samples2016} from '@site/src/data/catalogue/samples/education2016';
import {samples2020} from '@site/src/data/catalogue/samples/education2020';
import {samples2024} from '@site/src/data/catalogue/samples/research2024';
import {categoryOf, categoryOfProcess} from './category';

describe('the category of a process', () => {
  it('agrees with the category that the 2024 release states, apart from one process on the border', () => {
    const others = samples2024.filter(
      ({process, category}) => categoryOfProcess(process) !== category,
    );
    expect(others.map(({process}) => process)).toEqual([
      'electroweak photon + 2 jets, pT(γ) > 140 GeV',
    ]);
  });

  it('exists for each sample of the releases that state none', () => {
    const without = [...samples2016, ...samples2020].filter(
      (sample) => categoryOf(sample) === undefined,
    );
    expect(without).toEqual([]);
  });

  it.each([
    ["Z' → tt̄, m = 500 GeV", 'exotics'],
    ['ttH, H → γγ', 'Higgs'],
    ['tt̄, at least one lepton', 'top'],
    ['W⁺W⁻ → qq ℓν', 'electroweak boson'],
    ['slepton pair → ℓ χ, m = 100/1 GeV', 'SUSY'],
  ])('%s is %s', (process, category) => {
    expect(categoryOfProcess(process)).toBe(category);
  });
});
