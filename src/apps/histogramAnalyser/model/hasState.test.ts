import {expect, it} from 'vitest';
import {hasState} from './hasState';

it.each(['?hww.in.mll=..75', '?embed&hww.v=1', '?hww2.lumi=3'])(
  '%s has a state of hww',
  (search) => {
    expect(hasState(search, 'hww')).toBe(true);
  },
);

it.each(['', '?embed', '?guide=hww13.a', '?hwwOther.v=1', '?hzz.v=1', '?source=hww.org'])(
  '%s has none',
  (search) => {
    expect(hasState(search, 'hww')).toBe(false);
  },
);
