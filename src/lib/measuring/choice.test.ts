import {describe, expect, it} from 'vitest';
import {mayReport, mustAsk, signalOf} from './choice';

describe('page views are reported', () => {
  it('after a yes only, where consent is required', () => {
    expect(mayReport('required', null, undefined)).toBe(false);
    expect(mayReport('required', 'no', undefined)).toBe(false);
    expect(mayReport('required', 'yes', undefined)).toBe(true);
  });

  it('until a no, where it is not', () => {
    expect(mayReport('given', null, undefined)).toBe(true);
    expect(mayReport('given', 'yes', undefined)).toBe(true);
    expect(mayReport('given', 'no', undefined)).toBe(false);
  });

  it.each(['Do Not Track', 'Global Privacy Control'] as const)('never under %s', (signal) => {
    expect(mayReport('given', 'yes', signal)).toBe(false);
    expect(mayReport('required', 'yes', signal)).toBe(false);
  });
});

it('shows the question only where consent is required, once, and not to users whose browser sends a signal', () => {
  expect(mustAsk('required', null, undefined)).toBe(true);
  expect(mustAsk('required', 'no', undefined)).toBe(false);
  expect(mustAsk('required', 'yes', undefined)).toBe(false);
  expect(mustAsk('required', null, 'Do Not Track')).toBe(false);
  expect(mustAsk('given', null, undefined)).toBe(false);
});

it('reads the signals as browsers send them', () => {
  expect(signalOf({doNotTrack: '1'})).toBe('Do Not Track');
  expect(signalOf({doNotTrack: 'yes'})).toBe('Do Not Track');
  expect(signalOf({doNotTrack: '0', globalPrivacyControl: true})).toBe('Global Privacy Control');
  expect(signalOf({doNotTrack: null, globalPrivacyControl: false})).toBeUndefined();
  expect(signalOf({doNotTrack: 'unspecified'})).toBeUndefined();
});
