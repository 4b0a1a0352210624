import {describe, expect, it} from 'vitest';
import {collections, skims} from './catalogue';
import {recordOf} from './catalogue/records';
import {collectionHolds, skimHolds, skimInclusion} from './skimInclusion';

const events = (name: string, kind: 'dataRecord' | 'mcRecord'): number => {
  const skim = skims.find((candidate) => candidate.name === name);
  return (skim && recordOf(skim[kind]).events) ?? NaN;
};

const names = skims.map(({name}) => name);

describe('inclusion of skims', () => {
  it('speaks of each skim, and of no other', () => {
    expect(Object.keys(skimInclusion).sort()).toEqual([...names].sort());
    expect(
      Object.values(skimInclusion)
        .flat()
        .filter((name) => !names.includes(name)),
    ).toEqual([]);
  });

  it('a skim within another has fewer events, in data and in simulation', () => {
    for (const inner of names) {
      for (const outer of names.filter((name) => name !== inner && skimHolds(name, inner))) {
        expect(events(inner, 'dataRecord'), `${inner} in ${outer}`).toBeLessThan(
          events(outer, 'dataRecord'),
        );
        expect(events(inner, 'mcRecord')).toBeLessThan(events(outer, 'mcRecord'));
      }
    }
  });

  it('goes on: what is within a skim is within those that hold it', () => {
    for (const [inner, holders] of Object.entries(skimInclusion)) {
      for (const holder of holders) {
        expect(skimInclusion[inner]).toEqual(
          expect.arrayContaining([...(skimInclusion[holder] ?? [])]),
        );
      }
    }
  });

  it('three leptons are exactly three or at least four: the events add up', () => {
    for (const kind of ['dataRecord', 'mcRecord'] as const) {
      expect(events('exactly3lep', kind) + events('4lep', kind)).toBe(events('3lep', kind));
    }
    expect(skimHolds('2to4lep', '4lep')).toBe(false);
  });
});

it('a collection within another is smaller, data and simulation', () => {
  for (const inner of collections) {
    for (const outer of collections.filter(
      ({name}) => name !== inner.name && collectionHolds(name, inner.name),
    )) {
      expect(inner.dataBytes).toBeLessThan(outer.dataBytes);
      expect(inner.mcBytes).toBeLessThan(outer.mcBytes);
    }
  }
});
