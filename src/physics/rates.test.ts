import {describe, expect, it} from 'vitest';
import {
  collisionRate,
  eventWeight,
  expectedEvents,
  interactionsPerCrossing,
  luminosity,
} from './rates';

describe('expected events', () => {
  it('are those of the cross-section, the luminosity and the efficiency, in fb or in pb', () => {
    expect(expectedEvents(55_700, 36.6)).toBeCloseTo(2.04e6, -4);
    expect(expectedEvents(55.7, 36_600, 0.25)).toBeCloseTo(expectedEvents(55_700, 36.6) / 4, 3);
  });

  it('are the sum of the weights of a whole sample', () => {
    const generated = [1, 1, -0.5, 2];
    const sumOfWeights = generated.reduce((a, b) => a + b);
    const [crossSection, kFactor, filterEfficiency] = [729.77, 1.14, 0.54];
    const weights = generated.map((generatorWeight) =>
      eventWeight({
        luminosity: 36_600,
        crossSection,
        kFactor,
        filterEfficiency,
        sumOfWeights,
        generatorWeight,
      }),
    );
    expect(weights.reduce((a, b) => a + b)).toBeCloseTo(
      expectedEvents(crossSection, 36_600) * kFactor * filterEfficiency,
      3,
    );
  });

  it('are multiplied by each scale factor', () => {
    const event = {luminosity: 1000, crossSection: 2, sumOfWeights: 500};
    expect(eventWeight(event)).toBe(4);
    expect(eventWeight({...event, scaleFactors: [0.5, 1.5]})).toBe(3);
  });
});

describe('collisions', () => {
  it('come to 8 × 10⁸ a second for 80 mb at 10³⁴ cm⁻² s⁻¹', () => {
    expect(collisionRate(1e34, 80)).toBeCloseTo(8e8, -3);
  });

  it('in a crossing are all collisions divided by all crossings', () => {
    const each = interactionsPerCrossing(1e34, 80, 2200);
    expect(each).toBeCloseTo(32.3, 1);
    expect(each * 2200 * 11_245).toBeCloseTo(collisionRate(1e34, 80), 0);
  });
});

describe('the luminosity of two beams', () => {
  const beams = {bunches: 2808, protons: [1.15e11, 1.15e11], widths: [16.6e-4, 16.6e-4]} as const;

  it('is about 10³⁴ cm⁻² s⁻¹ for the design of the LHC', () => {
    expect(luminosity({...beams, crossing: 0.84}) / 1e34).toBeCloseTo(1.0, 1);
  });

  it('doubles with the protons of one beam, and halves with a width twice as large', () => {
    const [one, other] = beams.protons;
    const doubled = luminosity({...beams, protons: [2 * one, other]});
    expect(doubled / luminosity(beams)).toBeCloseTo(2, 12);
    const wide = luminosity({...beams, widths: [2 * 16.6e-4, 16.6e-4]});
    expect(wide / luminosity(beams)).toBeCloseTo(0.5, 12);
  });
});
