import {describe, expect, it} from 'vitest';
import {judge, quantile, scoreOf} from './quality';

const golden = {
  id: 'a',
  query: 'jets',
  half: 'one',
  wanted: [{page: '/docs/jets', anchors: ['pile-up', 'quality']}, {page: '/docs/faqs'}],
};
const verdict = (...urls: string[]) => {
  const {place, placeOfPage} = judge(golden, () => urls);
  return {place, placeOfPage};
};

describe('a hit is right', () => {
  it('on a wanted section, or anywhere on a page without wanted sections', () => {
    expect(verdict('/x', '/docs/jets#quality')).toEqual({place: 2, placeOfPage: 2});
    expect(verdict('/docs/faqs#free')).toEqual({place: 1, placeOfPage: 1});
  });

  it('for the page alone, if its section is another one', () => {
    expect(verdict('/docs/jets', '/x', '/docs/jets#pile-up')).toEqual({place: 3, placeOfPage: 1});
    expect(verdict('/docs/jets#other')).toEqual({place: Infinity, placeOfPage: 1});
    expect(verdict('/docs/jets-and-more')).toEqual({place: Infinity, placeOfPage: Infinity});
  });
});

it('places add up to a score', () => {
  expect(scoreOf([1, 2, 4, Infinity])).toEqual({
    queries: 4,
    top1: 1,
    top3: 2,
    top5: 3,
    meanReciprocalRank: (1 + 1 / 2 + 1 / 4) / 4,
  });
});

it('a quantile is a value of the list', () => {
  expect(quantile([3, 1, 2], 0.5)).toBe(2);
  expect(quantile([3, 1, 2], 0.95)).toBe(3);
});
