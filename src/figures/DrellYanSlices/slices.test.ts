import {expect, it} from 'vitest';
import {samplesEvgen13} from '@site/src/data/catalogue/samples/evgen13';
import {alt, electronSlices} from '.';

it('the slices cover all masses from 120 GeV on without gap or overlap', () => {
  expect(electronSlices).toHaveLength(19);
  expect(electronSlices[0]).toEqual({dsid: 301000, from: 120, to: 180});
  expect(electronSlices.at(-1)).toEqual({dsid: 301018, from: 5000, to: null});
  const later = electronSlices.slice(1);
  expect(later.map(({from}) => from)).toEqual(electronSlices.slice(0, -1).map(({to}) => to));
});

it('muons and taus have the same slices, 20 and 40 numbers later', () => {
  const numbers = new Set(samplesEvgen13.map(({dsid}) => dsid));
  const missing = electronSlices.filter(
    ({dsid}) => !numbers.has(dsid + 20) || !numbers.has(dsid + 40),
  );
  expect(missing).toEqual([]);
});

it('reports every slice in words', () => {
  expect(electronSlices.filter(({dsid}) => !alt.includes(`${dsid}: `))).toEqual([]);
  expect(alt).toContain('301018: above 5,000 GeV.');
});
