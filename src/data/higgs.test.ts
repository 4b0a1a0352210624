import {expect, it} from 'vitest';
import {fourLeptonPercent, higgsCrossSectionPb, higgsDecays, higgsProduction} from './higgs';

it('the decays add up to the whole', () => {
  const sum = higgsDecays.reduce((total, {percent}) => total + percent, 0);
  expect(sum).toBeCloseTo(100, 0);
});

it('the production modes add up to the printed total', () => {
  const sum = higgsProduction.reduce((total, {crossSectionPb}) => total + crossSectionPb, 0);
  expect(sum).toBeCloseTo(higgsCrossSectionPb, 1);
});

it('four leptons come from Z bosons, of which 3.37 % become electrons and as many muons', () => {
  const pairs = higgsDecays.find(({to}) => to === 'ZZ*')?.percent ?? NaN;
  const product = pairs * 0.0674 ** 2;
  // Two pairs of the same kind interfere, which adds a few per cent to the product.
  expect(fourLeptonPercent / product).toBeGreaterThan(1);
  expect(fourLeptonPercent / product).toBeLessThan(1.06);
});
