import {describe, expect, it} from 'vitest';
import {
  effectiveEvents,
  relativeSimulationError,
  significances,
  trustedDefinition,
} from './significance';

/** S, B, S/√B, S/√(S + B), Asimov, and Asimov with 1 % and 10 % on the background. */
const worked = [
  [119, 224_977, 0.251, 0.251, 0.251, 0.052, 0.005],
  [22, 1661, 0.54, 0.536, 0.539, 0.499, 0.128],
  [18, 1153, 0.53, 0.526, 0.529, 0.501, 0.149],
  [12, 191, 0.868, 0.842, 0.859, 0.851, 0.5],
  [7, 410, 0.346, 0.343, 0.345, 0.338, 0.152],
  [18.4, 10.3, 5.74, 3.44, 4.7, 4.7, 4.38],
  [9.5, 5.5, 4.05, 2.45, 3.33, 3.33, 3.2],
] as const;

describe('the expected significance', () => {
  it.each(worked)('of %f on %f', (signal, background, simple, all, asimov, one, ten) => {
    const found = significances(signal, background, 0.1);
    // The last two rows were worked out before S and B were rounded.
    const tolerance = background < 20 ? 0.015 : 0.0006;
    const expectNear = (value: number | undefined, expected: number): void =>
      expect(Math.abs((value ?? NaN) - expected)).toBeLessThan(tolerance);
    expectNear(found?.signalOverRootBackground, simple);
    expectNear(found?.signalOverRootAll, all);
    expectNear(found?.asimov, asimov);
    expectNear(found?.asimovWithUncertainty, ten);
    expectNear(significances(signal, background, 0.01)?.asimovWithUncertainty, one);
  });

  it('has no value without background, and is 0 without signal', () => {
    expect(significances(10, 0, 0.1)).toBeNull();
    expect(significances(10, -3, 0.1)).toBeNull();
    expect(Object.values(significances(0, 7, 0.1) ?? {})).toEqual([0, 0, 0, 0]);
  });

  it('makes no difference between the Asimov values for a background without uncertainty', () => {
    const found = significances(12, 30, 0);
    expect(found?.asimovWithUncertainty).toBe(found?.asimov);
  });
});

it('S/√B is not shown for less than one background event', () => {
  expect([0.99, 1].map(trustedDefinition)).toEqual(['asimov', 'signalOverRootBackground']);
});

describe('a weighted sum', () => {
  it('of ten events of weight 3 is as uncertain as ten events', () => {
    expect(relativeSimulationError(30, 90)).toBeCloseTo(1 / Math.sqrt(10), 12);
    expect(effectiveEvents(30, 90)).toBeCloseTo(10, 12);
  });

  it('with one heavy event is worth little more than that event', () => {
    expect(effectiveEvents(100 + 10, 100 ** 2 + 10)).toBeLessThan(1.3);
  });

  it('of nothing is not known at all', () => {
    expect(relativeSimulationError(0, 0)).toBe(Number.POSITIVE_INFINITY);
    expect(effectiveEvents(0, 0)).toBe(0);
  });
});
