import {expect, it} from 'vitest';
import {triggerRuns} from './trigger';

it('each level lets fewer events through than the one before, and takes longer', () => {
  for (const {name, crossingsHz, levels} of triggerRuns) {
    const rates = [crossingsHz, ...levels.map(({rateHz}) => rateHz)];
    expect(rates, name).toEqual([...rates].sort((one, other) => other - one));
    const times = levels.flatMap(({seconds}) => seconds ?? []);
    expect(times, name).toEqual([...times].sort((one, other) => one - other));
  }
});

it('the rate of crossings is one over their spacing', () => {
  for (const {spacingNs, crossingsHz} of triggerRuns) {
    expect(spacingNs * 1e-9 * crossingsHz).toBeCloseTo(1, 12);
  }
});
