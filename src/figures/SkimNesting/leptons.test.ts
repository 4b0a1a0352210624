import {describe, expect, it} from 'vitest';
import {skims} from '@site/src/data/catalogue/skims';
import {alt, skimRanges, leptonRange, type LeptonRange} from '.';
import {skimHolds} from '@site/src/data/skimInclusion';

const rangeOf = (skim: string) =>
  leptonRange(skims.find(({name}) => name === skim)?.selection ?? 'missing');

describe('the leptons of a skim', () => {
  it.each([
    ['noskim', 0, Infinity, true],
    ['1LMET30', 1, Infinity, false],
    ['2to4lep', 2, 4, true],
    ['2muons', 2, Infinity, false],
    ['3J1LMET30', 1, Infinity, false],
    ['2J2LMET30', 2, Infinity, false],
    ['GamGam', 0, Infinity, false],
    ['2bjets', 0, Infinity, false],
    ['3lep', 3, Infinity, true],
    ['exactly3lep', 3, 3, true],
    ['4lep', 4, Infinity, true],
    ['exactly4lep', 4, 4, true],
  ])('of %s are read from its selection', (skim, from, to, isAll) => {
    expect(rangeOf(skim)).toEqual({from, to, isAll});
  });

  it('are read for every skim of the catalogue', () => {
    expect(skimRanges.map(({name}) => name).sort()).toEqual(skims.map(({name}) => name).sort());
    expect(skimRanges.filter(({from}) => from < 0)).toEqual([]);
  });
});

const reaches = (outer: LeptonRange, inner: LeptonRange): boolean =>
  outer.isAll && outer.from <= inner.from && inner.to <= outer.to;

it('the bars of skims that select by leptons alone agree with the inclusion of skims', () => {
  const byLeptons = skimRanges.filter(({isAll}) => isAll);
  for (const outer of byLeptons) {
    for (const inner of byLeptons) {
      expect(reaches(outer, inner), `${inner.name} in ${outer.name}`).toBe(
        skimHolds(outer.name, inner.name),
      );
    }
  }
});

it('reports in words what contains what', () => {
  expect(alt).toContain(
    '3lep: all events with 3 or more; contains exactly3lep, 4lep, exactly4lep.',
  );
  expect(alt).toContain('2muons: some of the events with 2 or more.');
});
