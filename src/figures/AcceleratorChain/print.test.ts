import {describe, expect, it} from 'vitest';
import {accelerators} from '@site/src/data/accelerators';
import {printEnergy, printLength, printShortfall, printSpeed} from '.';

describe('the stages of the chain', () => {
  it('have their energies in the unit that suits them', () => {
    expect(accelerators.map(({energyGeV}) => printEnergy(energyGeV))).toEqual([
      '160\u00a0MeV',
      '2\u00a0GeV',
      '25\u00a0GeV',
      '450\u00a0GeV',
      '6.8\u00a0TeV',
    ]);
  });

  it('come closer to the speed of light, but never reach it', () => {
    expect(accelerators.map(({energyGeV}) => printSpeed(energyGeV))).toEqual([
      '52\u00a0%',
      '94.8\u00a0%',
      '99.935\u00a0%',
      '99.99978\u00a0%',
      '99.99999905\u00a0%',
    ]);
    expect(printShortfall(6800)).toBe('2.9\u00a0m/s');
    expect(printShortfall(25)).toBe('200\u00a0km/s');
  });

  it('gain energy and length from one to the next', () => {
    for (const [index, {energyGeV, lengthM, run2}] of accelerators.entries()) {
      const before = accelerators[index - 1];
      if (before) expect(energyGeV).toBeGreaterThan(before.energyGeV);
      if (before) expect(lengthM).toBeGreaterThan(before.lengthM);
      expect(run2.energyGeV).toBeLessThanOrEqual(energyGeV);
    }
    expect(accelerators.map(printLength).at(-1)).toBe('27\u00a0km in circumference');
  });
});
