import {describe, expect, it} from 'vitest';
import {totalsOf} from '@site/src/data/catalogue/totals';
import type {ReleaseKey} from '@site/src/data/catalogue/types';
import {agrees, listingOf, listingOfRelease, type Listing} from './groups';

const idsOf = ({groups}: Listing): readonly number[] =>
  groups.flatMap((group) => group.records.map(({id}) => id));

const withSummary: readonly ReleaseKey[] = [
  '2024r-pp',
  '2024r-hi',
  '2025e-13tev-beta',
  '2025r-evgen-13tev',
];

describe('the records of a release', () => {
  it.each(withSummary)('of %s add up to its summary record', (release) => {
    const {groups, summary} = listingOfRelease(release);
    const sums = totalsOf(groups.flatMap((group) => group.records));
    expect(summary && agrees(sums, summary)).toBe(true);
  });

  it('are all there, each once', () => {
    const listing = listingOfRelease('2016e-8tev');
    expect(idsOf(listing)).toHaveLength(44);
    expect(new Set(idsOf(listing)).size).toBe(44);
    expect(listing.bundles.map(({id}) => id)).toEqual([3860]);
    expect(listing.groups.map(({kind}) => kind)).toEqual(['data', 'mc']);
  });

  it('do not agree with a summary when one of them is missing', () => {
    const {summary, groups} = listingOfRelease('2024r-pp');
    const {totals} = listingOf(
      groups
        .flatMap((group) => group.records)
        .slice(1)
        .map(({id}) => id),
    );
    expect(totals && summary && agrees(totals, summary)).toBe(false);
  });
});

describe('chosen records', () => {
  it('are not added up with a summary, or alone', () => {
    expect(listingOf([80000, 80020]).totals).toBeNull();
    expect(listingOf([80000]).totals).toBeNull();
  });

  it('have an unknown sum where one number is unknown', () => {
    expect(listingOf([15000, 15001]).totals).toMatchObject({events: null, files: 271});
  });
});
