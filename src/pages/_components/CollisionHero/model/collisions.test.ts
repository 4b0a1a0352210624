import {describe, expect, it} from 'vitest';
import {massBinning} from '@site/src/physics/montecarlo/fourLepton';
import {collisions, countsOf, nextAfter, shownAtFirst} from './collisions';
import {drawnCollision} from './drawnCollision';
import {dotPlaces, dotsTop, pointOf} from './places';
import {atFirst, changed, isComplete, loosestCut, type HeroState} from './state';

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

describe('the collisions of the home page', () => {
  it('begin with some dozen, of which the last looks like a Higgs boson', () => {
    expect(shownAtFirst).toBeGreaterThan(40);
    expect(shownAtFirst).toBeLessThan(60);
    expect(Math.abs((collisions[shownAtFirst - 1]?.mass ?? 0) - 125)).toBeLessThan(1.5);
  });

  it('fill the bins of their masses', () => {
    const bin = 9;
    const [low, high] = [122.5, 125];
    const inBin = collisions.filter(
      ({mass, isolation}) => isolation < 0.2 && mass >= low && mass < high,
    );
    expect(countsOf(collisions.length, 0.2)[bin]).toBe(inBin.length);
    expect(total(countsOf(17, loosestCut + 1))).toBe(17);
  });

  it('come one after the other, of those that pass the cut, and begin again after the last', () => {
    expect(nextAfter(4, 1)).toBe(5);
    expect(nextAfter(collisions.length - 1, 1)).toBe(0);
    const next = nextAfter(0, 0.1);
    expect(collisions[next]?.isolation).toBeLessThan(0.1);
    expect(collisions.slice(1, next).every(({isolation}) => isolation >= 0.1)).toBe(true);
    expect(nextAfter(3, 0)).toBe(3);
  });
});

describe('the dots of the histogram', () => {
  const places = dotPlaces(collisions.length);

  it('stand inside the frame, each in the bin of its mass, and never two in one place', () => {
    expect(new Set(places.map(({x, y}) => `${x} ${y}`)).size).toBe(collisions.length);
    places.forEach(({x, y}, i) => {
      const onAxis = ((collisions[i]?.mass ?? 0) - massBinning.low) / 0.6;
      expect(Math.abs(x - onAxis)).toBeLessThan(100 / massBinning.bins);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(100);
    });
  });

  it('form columns as high as their number', () => {
    const bin = countsOf(collisions.length, 1).indexOf(Math.max(...countsOf(718, 1)));
    const count = countsOf(collisions.length, 1)[bin] ?? 0;
    const inBin = places.filter(({x}) => Math.floor((x * massBinning.bins) / 100) === bin);
    const highest = 100 - Math.min(...inBin.map(({y}) => y));
    expect(Math.abs((highest / 100) * dotsTop - count)).toBeLessThan(1.1);
  });

  it('become one point, at the number of events of the bin', () => {
    const {x, y} = pointOf(shownAtFirst - 1, 0.14, 30);
    const bin = Math.floor((x * massBinning.bins) / 100);
    expect(((100 - y) / 100) * 30).toBeCloseTo(countsOf(collisions.length, 0.14)[bin] ?? 0, 1);
  });
});

describe('a drawn collision', () => {
  it('shows more around a fake lepton than around an isolated one', () => {
    const tracks = (isIn: (isolation: number) => boolean): number => {
      const chosen = collisions.flatMap(({isolation}, i) =>
        isIn(isolation) ? [drawnCollision(i).spray.tracks.split('M').length - 1] : [],
      );
      return total(chosen) / chosen.length;
    };
    expect(tracks((isolation) => isolation > 0.45)).toBeGreaterThan(4);
    expect(tracks((isolation) => isolation < 0.1)).toBeLessThan(2);
  });

  it('names four leptons, of both charges, inside the drawing', () => {
    for (let i = 0; i < 60; i += 1) {
      const {labels} = drawnCollision(i);
      expect(labels.map(({name}) => name).sort()).toEqual(['e⁺', 'e⁻', 'μ⁺', 'μ⁻']);
      expect(labels.every(({x, y}) => Math.min(x, y) > 0 && Math.max(x, y) < 100)).toBe(true);
    }
  });

  it('does not exist beyond the last', () => {
    expect(() => drawnCollision(collisions.length)).toThrow(/no collision/);
  });
});

describe('what the user does', () => {
  it('adds one collision, then all of them, then cuts', () => {
    const one = changed(atFirst, {kind: 'next'});
    expect(one).toEqual({
      ...atFirst,
      current: shownAtFirst,
      shown: shownAtFirst + 1,
      isFlying: true,
    });
    const all = changed(one, {kind: 'show', shown: 1e6});
    expect(isComplete(all)).toBe(true);
    const cut = changed(all, {kind: 'cut', cut: 0.14});
    const next = changed(cut, {kind: 'next'});
    expect(collisions[next.current]?.isolation).toBeLessThan(0.14);
    expect(next.shown).toBe(collisions.length);
    expect(changed(next, {kind: 'restart'})).toEqual(atFirst);
  });

  it('shows all collisions to a user who cuts first', () => {
    const state: HeroState = changed(atFirst, {kind: 'cut', cut: 0.3});
    expect(isComplete(state)).toBe(true);
  });
});
