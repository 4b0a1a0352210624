import {describe, expect, it} from 'vitest';
import {explained} from './ranking';

const hit = (id: number, coverage = 1, inName = 1) => ({
  id,
  coverage,
  inName,
  score: 1,
  called: 0 as const,
});
const definitions = {isTerm: (id: number) => id >= 100, isAsked: (id: number) => id === 200};
const order = (...hits: ReturnType<typeof hit>[]): readonly number[] =>
  explained(hits, definitions).map(({id}) => id);

describe('a definition', () => {
  it('that came first lets the best section pass, and all else stays', () => {
    expect(order(hit(100), hit(101), hit(1), hit(2))).toEqual([1, 100, 101, 2]);
    expect(order(hit(1), hit(100), hit(2))).toEqual([1, 100, 2]);
  });

  it('that is requested by its name stands second', () => {
    expect(order(hit(1), hit(2), hit(3), hit(200))).toEqual([1, 200, 2, 3]);
    expect(order(hit(100), hit(1), hit(200))).toEqual([1, 200, 100]);
  });

  it('stays first where no other section answers as much', () => {
    expect(order(hit(100), hit(1, 0.5), hit(101))).toEqual([100, 1, 101]);
    expect(order(hit(100), hit(1, 0.5), hit(2, 0.9))).toEqual([2, 100, 1]);
    expect(order()).toEqual([]);
  });

  it('stays first where the other sections only mention the term', () => {
    expect(order(hit(100), hit(1, 1, 0.5), hit(2, 1, 0.5))).toEqual([100, 1, 2]);
    expect(order(hit(1, 1, 0.5), hit(200))).toEqual([200, 1]);
    const claiming = {...hit(1, 1, 0), called: 2 as const};
    expect(explained([claiming, hit(200)], definitions).map(({id}) => id)).toEqual([1, 200]);
  });
});
