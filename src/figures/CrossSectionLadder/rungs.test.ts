import {describe, expect, it} from 'vitest';
import {samples2024} from '@site/src/data/catalogue/samples/research2024';
import {altOf, captionOf, rungsOf} from '.';

describe('the ladder of cross-sections', () => {
  const rungs = rungsOf(samples2024, [345060, 410470, 700600]);

  it('is sorted and multiplies all factors', () => {
    expect(rungs.map(({dsid}) => dsid)).toEqual([410470, 700600, 345060]);
    expect(rungs[0]?.crossSectionPb).toBeCloseTo(452.308, 3);
    expect(rungs[2]?.crossSectionPb).toBeCloseTo(0.0060253, 7);
  });

  it('reports in the caption what the luminosity makes of them', () => {
    const caption = captionOf(rungs, '2025e-13tev-beta');
    expect(caption).toContain(
      'In 36.6\u00a0fb⁻¹ you can expect 1.7\u00a0×\u00a010⁷ events of the first',
    );
    expect(caption).toContain('220 of the last');
  });

  it('reports each value in words', () => {
    expect(altOf(rungs)).toContain('tt\u0304, at least one lepton (sample 410470) 452.3\u00a0pb');
  });

  it('refuses a sample without a published cross-section rather than leave it out', () => {
    expect(() => rungsOf(samples2024, [345066])).toThrow('345066');
  });
});
