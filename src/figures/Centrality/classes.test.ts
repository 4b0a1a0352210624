import {describe, expect, it} from 'vitest';
import {leadNucleons} from '@site/src/physics/glauber';
import {classes, classOf, pairOf, stateOf} from './classes';
import {altOf, className} from './descriptions';

describe('the classes', () => {
  it('cover all collisions without gap or overlap', () => {
    expect(classes[0]?.from).toBe(0);
    expect(classes.at(-1)?.to).toBe(100);
    expect(classes.slice(1).map(({from}) => from)).toEqual(classes.slice(0, -1).map(({to}) => to));
  });

  it('go from central to peripheral as the nuclei move apart', () => {
    const found = [0, 4, 6, 8, 10, 12, 15].map((impact) => classOf(impact)?.from ?? NaN);
    expect(found).toEqual([0, 5, 10, 20, 40, 50, 80]);
    expect(classOf(17)).toBe(classes.at(-1));
  });
});

describe('a pair of nuclei', () => {
  const pair = pairOf(1);

  it('is another one for another number', () => {
    expect(pairOf(1)).toEqual(pair);
    const other = pairOf(2);
    expect(other[0]).not.toEqual(pair[0]);
    expect(other[1]).not.toEqual(pair[1]);
  });

  it('reports how many took part, and when none did', () => {
    const central = stateOf({impact: 0, pair});
    expect(central.participants).toBeGreaterThan(1.8 * leadNucleons);
    expect(altOf(0, central)).toContain(`participants: ${central.participants} of 416`);
    expect(className(central)).toBe('0–5 %, most central');
    const missed = stateOf({impact: 20, pair});
    expect(missed.participants).toBe(0);
    expect(altOf(20, missed)).toContain('no collision');
  });
});
