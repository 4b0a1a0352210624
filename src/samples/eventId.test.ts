import {describe, expect, it} from 'vitest';
import {printEventId, readEventId} from './eventId';
import {samples, sampleKeys} from './registry';

describe('the name of an event', () => {
  it('is read back', () => {
    const id = {key: 'hzz13', version: '12', row: 1234};
    expect(printEventId(id)).toBe('hzz13-12-1234');
    expect(readEventId(printEventId(id))).toEqual(id);
  });

  it.each([
    '',
    'hzz13',
    'hzz13-1',
    'hzz13-1-01',
    'hzz13-1-1e9',
    'hzz13-1--3',
    'HZZ-1-3',
    'a/b-1-3',
  ])('%j names none', (text) => expect(readEventId(text)).toBeUndefined());

  it('fits the keys and versions of all samples', () => {
    const names = sampleKeys.map((key) => ({key, version: '1', row: 7}));
    expect(names.map((name) => readEventId(printEventId(name)))).toEqual(names);
    expect(Object.keys(samples)).toHaveLength(names.length);
  });
});
