// cspell:ignore wardrobbe
import {describe, expect, it} from 'vitest';
import {nearestClaims} from './claims';
import type {Matches} from './match';
import {engineOf} from '@site/src/test-kit/search/testIndex';
import {top} from '@site/src/test-kit/search/testSections';

const match = (quality: number) => ({score: 0, quality, isInName: false, terms: []});

/** A slot of the query with the claims that have it. */
const slot = (claims: Readonly<Record<number, number>>): Matches => ({
  sections: new Map(),
  pages: new Map(),
  claims: new Map(Object.entries(claims).map(([id, quality]) => [Number(id), match(quality)])),
});

describe('the nearest claim of a section', () => {
  const claimAt = (id: number) => ({section: id < 2 ? 10 : 20, weight: id === 2 ? 4 : 2});

  it('shares the largest part of the words of both', () => {
    const nearest = nearestClaims([slot({0: 1, 1: 1, 2: 1}), slot({1: 1, 2: 1})], [1, 1], claimAt);
    expect(nearest.get(10)).toEqual({claim: 1, nearness: 1});
    expect(nearest.get(20)).toEqual({claim: 2, nearness: 0.5});
  });

  it('counts a form of a word for less, and never more than all', () => {
    const [form, heavy] = [[slot({0: 0.5})], [slot({0: 1})]].map((slots, i) =>
      nearestClaims(slots, [i === 0 ? 2 : 9], claimAt).get(10),
    );
    expect(form?.nearness).toBeCloseTo(1 / 3);
    expect(heavy?.nearness).toBe(1);
  });

  it('is none where no claim has a word of the query', () => {
    expect(nearestClaims([slot({})], [1], claimAt).size).toBe(0);
  });
});

describe('a section that claims a query', () => {
  const storage = {
    ...top('storage', 'Storage', 'Plan for 500 gigabytes of space.'),
    answers: ['how large are the files', 'wardrobe'],
  };
  const others = ['Notes', 'Collections'].map((title, i) =>
    top(`other-${i}`, title, 'Files of a large collection.'),
  );
  const {search} = engineOf([...others, storage]);
  const first = (query: string): string | undefined =>
    search({query, limit: 5}).hits[0]?.section.url;

  it('comes first for it, and for a query that is nearly it', () => {
    expect(first('how large are the files')).toBe('/docs/storage');
    expect(first('large files on disk')).toBe('/docs/storage');
    expect(first('large collection')).toBe('/docs/other-1');
  });

  it('is found by words that only the claim has, and mistyped ones', () => {
    expect(first('wardrobe')).toBe('/docs/storage');
    expect(first('wardrobbe')).toBe('/docs/storage');
  });
});
