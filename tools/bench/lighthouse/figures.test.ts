import {describe, expect, it} from 'vitest';
import {middle, misses, phoneIndex, slowdownFor, type PageAudit, type Run} from './figures';

const run = (performance: number, seo = 100, cls = 0): Run => ({
  scores: {performance, accessibility: 100, 'best-practices': 100, seo},
  benchmarkIndex: 1000,
  lcp: 1500,
  tbt: 0,
  cls,
  lost: [],
});

const page = {name: 'doc', address: '/docs/faqs', isIndexed: true};
const of = (...runs: readonly Run[]): PageAudit => ({page, runs});

describe('the middle of several runs', () => {
  it('does not care for one bad run of five', () => {
    expect(middle([98, 12, 99, 97, 98])).toBe(98);
    expect(misses(of(run(98), run(12), run(99), run(97), run(98)))).toEqual([]);
  });
});

describe('what is missed', () => {
  it('is said with the page, the category and both scores', () => {
    expect(misses(of(run(94)))).toEqual(['doc (/docs/faqs): performance 94, held is 95']);
    expect(misses(of(run(95)))).toEqual([]);
  });

  it('holds search engines to pages that they may show', () => {
    expect(misses(of(run(99, 70)))).toHaveLength(1);
    expect(misses({...of(run(99, 70)), page: {...page, isIndexed: false}})).toEqual([]);
  });

  it('includes a layout that moves', () => {
    expect(misses(of(run(99, 100, 0.02)))).toEqual([
      'doc (/docs/faqs): layout shift 0.020, held is below 0.02',
    ]);
  });
});

describe('the factor by which the machine is slowed down', () => {
  it('makes it the phone, by the middle of its indices', () => {
    expect(slowdownFor([4 * phoneIndex])).toBe(4);
    expect(slowdownFor([1240, 300, 1260])).toBe(1.2);
  });

  it('never speeds a machine up', () => {
    expect(slowdownFor([phoneIndex / 2])).toBe(1);
  });
});
