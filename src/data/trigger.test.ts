import {expect, it} from 'vitest';
import {triggerRuns} from './trigger';

it('each level accepts fewer events than the one before, and takes longer', () => {
  for (const {name, crossingsHz, levels} of triggerRuns) {
    const rates = [crossingsHz, ...levels.map(({rateHz}) => rateHz)];
    expect(rates, name).toEqual([...rates].sort((one, other) => other - one));
    const times = levels.flatMap(({seconds}) => seconds ?? []);
    expect(times, name).toEqual([...times].sort((one, other) => one - other));
  }
});

it('filled bunches cross less often than the clock ticks, because many slots are empty', () => {
  const ofTheClock = triggerRuns.map(({spacingNs, crossingsHz}) => spacingNs * 1e-9 * crossingsHz);
  expect(ofTheClock.map((share) => share.toFixed(2))).toEqual(['0.77', '0.72', '0.69']);
  expect(triggerRuns.map(({crossingsPrint}) => crossingsPrint)).toEqual([
    'about 15 MHz',
    '25 to 29 MHz',
    'about 28 MHz',
  ]);
});
