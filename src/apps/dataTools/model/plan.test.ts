import {describe, expect, it} from 'vitest';
import {recordOf} from '@site/src/data/catalogue/records';
import {samples2024} from '@site/src/data/catalogue/samples/research2024';
import {
  adviceFor,
  amountsOf,
  collectionParts,
  doubled,
  inclusionTests,
  secondsFor,
  skimParts,
  sumOf,
} from './plan';

const skims = skimParts(recordOf);
const collections = collectionParts();
const holds = inclusionTests['2025e-13tev-beta'];
const named = (...names: string[]) => skims.filter(({name}) => names.includes(name));
const [four] = named('exactly4lep');
const [all] = named('noskim');

describe('amounts', () => {
  it('of exactly four leptons: 0.58 GB of data in 16 files, 1.48 GB with simulation', () => {
    const data = sumOf(four ? amountsOf(four, 'data', []) : []);
    expect(data.files).toBe(16);
    expect(data.bytes / 1e9).toBeCloseTo(0.58, 2);
    const both = sumOf(four ? amountsOf(four, 'both', []) : []);
    expect(both.files).toBe(16 + 373);
    expect(both.bytes / 1e9).toBeCloseTo(1.48, 2);
  });

  it('of all skims and both kinds: 4,668 files and 2.76 TB, as the summary record says', () => {
    const total = sumOf(skims.flatMap((part) => amountsOf(part, 'both', [])));
    const {files, bytes} = recordOf(93910);
    expect(total).toEqual({files, bytes});
  });

  it('of all samples one by one are close to those of the record without skim', () => {
    const [, simulation] = all ? amountsOf(all, 'samples', samples2024) : [];
    expect(simulation?.files).toBe(373);
    expect((simulation?.bytes ?? 0) / (all?.mc.bytes ?? 1)).toBeCloseTo(1, 3);
    expect(simulation?.events).toBeNull();
  });

  it('of the 2020 release: events are not published', () => {
    expect(collections.map(({data}) => data.events)).toEqual(collections.map(() => null));
    expect(sumOf(collections.flatMap((part) => amountsOf(part, 'mc', []))).files).toBe(1117);
  });
});

it('1.35 TB take 30 hours at 100 Mbit/s', () => {
  expect(secondsFor(1.35e12, 100) / 3600).toBeCloseTo(30, 6);
});

describe('advice', () => {
  it('names a smaller skim that has all wanted events', () => {
    const advice = adviceFor('exactly4lep', named('noskim', '3lep'), skims, holds);
    expect([advice?.part.name, advice?.instead?.name]).toEqual(['exactly4lep', '3lep']);
  });

  it('reports that no chosen skim has them all', () => {
    expect(adviceFor('4lep', named('2to4lep'), skims, holds)).toEqual({
      part: named('4lep')[0],
      instead: undefined,
    });
  });

  it('is silent where the choice is right, and before one is made', () => {
    expect(adviceFor('4lep', named('4lep', '2muons'), skims, holds)).toBeNull();
    expect(adviceFor('4lep', [], skims, holds)).toBeNull();
  });

  it('names what would come twice', () => {
    const pairs = doubled(named('4lep', '3lep', '2muons'), holds);
    expect(pairs.map(([inner, outer]) => [inner.name, outer.name])).toEqual([['4lep', '3lep']]);
  });
});
