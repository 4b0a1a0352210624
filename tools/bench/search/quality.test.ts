import {describe, expect, it} from 'vitest';
import {placesOf, qualityOf} from './quality';

const golden = {
  id: 'q001',
  query: 'luminosity',
  half: 'tune',
  wanted: [{page: '/docs/data', anchors: ['luminosity']}],
};

describe('placesOf', () => {
  it('judges page and section apart', () => {
    const hits = [['/docs/faqs'], ['/docs/data'], ['/docs/data#luminosity']];
    expect(placesOf(golden, hits)).toEqual({half: 'tune', place: 3, placeOfPage: 2});
  });

  it('counts a hit once, whichever of its links is right', () => {
    const hits = [
      ['/docs/faqs', '/docs/faqs#a'],
      ['/docs/data', '/docs/data#eos', '/docs/data#luminosity'],
    ];
    expect(placesOf(golden, hits)).toMatchObject({place: 2, placeOfPage: 2});
  });

  it('finds nothing among no hits', () => {
    expect(placesOf(golden, [])).toMatchObject({place: Infinity, placeOfPage: Infinity});
  });
});

describe('qualityOf', () => {
  it('scores places of pages and of sections', () => {
    const places = [
      {half: 'tune', place: 2, placeOfPage: 1},
      {half: 'report', place: Infinity, placeOfPage: 4},
    ];
    const {page, section} = qualityOf(places);
    expect(page).toMatchObject({queries: 2, top1: 1, top3: 1, meanReciprocalRank: 0.625});
    expect(section).toMatchObject({queries: 2, top1: 0, top3: 1, meanReciprocalRank: 0.25});
  });
});
