import {describe, expect, it} from 'vitest';
import {tipPosition} from './tipPosition';

const phone = {width: 320, height: 640};
const tip = {width: 280, height: 100};
const line = (left: number, top: number) => ({left, top, bottom: top + 20});

describe('the definition of a term', () => {
  it('is below the word, and begins with it', () => {
    expect(tipPosition([line(12, 100)], tip, phone)).toEqual({left: 12, top: 124});
  });

  it('stays within a narrow window on both sides', () => {
    expect(tipPosition([line(290, 100)], tip, phone).left).toBe(32);
    expect(tipPosition([line(2, 100)], tip, phone).left).toBe(8);
  });

  it('goes above where there is no room below, and below where there is none above either', () => {
    expect(tipPosition([line(12, 560)], tip, phone).top).toBe(456);
    expect(tipPosition([line(12, 60)], tip, {...phone, height: 150}).top).toBe(84);
  });

  it('of a word on two lines is below the second, or above the first', () => {
    expect(tipPosition([line(200, 100), line(10, 125)], tip, phone)).toEqual({left: 10, top: 149});
    expect(tipPosition([line(200, 550), line(10, 575)], tip, phone)).toEqual({left: 32, top: 446});
  });
});
