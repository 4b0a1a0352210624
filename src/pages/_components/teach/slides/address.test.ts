import {describe, expect, it} from 'vitest';
import {readPlace, withPlace} from '.';

const ids = ['z-peak', 'read-an-event'];

describe('the slides in the address', () => {
  it('are read as they are written, next to other parameters', () => {
    const place = {lesson: 'z-peak', page: 3};
    const search = withPlace('?age=16&slides=read-an-event&page=7', place);
    expect(search).toBe('?age=16&slides=z-peak&page=3');
    expect(readPlace(search, ids)).toEqual(place);
    expect(withPlace(search, undefined)).toBe('?age=16');
    expect(withPlace('?slides=z-peak', undefined)).toBe('');
  });

  it.each([
    ['?slides=Z-PEAK', {lesson: 'z-peak', page: 1}],
    ['?Slides=z-peak&amp;PAGE=2', {lesson: 'z-peak', page: 2}],
    ['?slides=z-peak&page=-4', {lesson: 'z-peak', page: 1}],
    ['?slides=z-peak&page=two', {lesson: 'z-peak', page: 1}],
    ['?slides=constructor', undefined],
    ['?page=2', undefined],
  ])('of %s are %j', (search, expected) => {
    expect(readPlace(search, ids)).toEqual(expected);
  });
});
