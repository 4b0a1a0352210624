import {describe, expect, it} from 'vitest';
import {testRows, testTable} from './testTable';
import {look} from './look';
import {everything, noValue, withChoices, withRange, type Query} from './query';
import {indexTable} from './tableIndex';

const index = indexTable(testTable, testRows);

const found = (query: Partial<Query>): readonly number[] =>
  look(index, {...everything, ...query}).places.map((place) => testRows[place]?.dsid ?? 0);

const foundBy = (words: string): readonly number[] => found({words}).map((dsid) => dsid - 900_000);

describe('words', () => {
  it.each(['ttbar', 'TTBAR', 'tt̄', 't tbar', 't t̄', 'top pair', 'top-antitop'])(
    '"%s" finds the top-quark pairs',
    (words) => expect(foundBy(words)).toEqual([1, 2, 3]),
  );

  it.each(['gamgam', 'H→γγ', 'H->γγ', 'Hyy', 'diphoton'])('"%s" finds photon pairs', (words) =>
    expect(foundBy(words)).toEqual([7, 9]),
  );

  it.each(['zmumu', 'Z→μμ', 'Z → μμ', 'Zµµ'])('"%s" finds muon pairs of Z bosons', (words) =>
    expect(foundBy(words)).toEqual([4]),
  );

  it('must all be found, in any order and in any column', () => {
    expect(foundBy('sherpa ttbar')).toEqual([3]);
    expect(foundBy('ttbar, sherpa')).toEqual([3]);
    expect(foundBy('ttbar madgraph')).toEqual([]);
    expect(foundBy('900010')).toEqual([10]);
  });

  it('of numbers that nobody looks for by words are not found', () => {
    expect(foundBy('2100')).toEqual([]);
  });

  it('that carry no information find all', () => {
    expect(foundBy('  – ,')).toHaveLength(testRows.length);
  });
});

describe('ranges', () => {
  const ranged = (from: number | null, to: number | null): readonly number[] =>
    found(withRange(everything, 'xsec', {from, to}));

  it('hold both their ends, and leave out what is not published', () => {
    expect(ranged(87.7, 380.1)).toEqual([900001, 900002, 900003]);
    expect(ranged(87.8, 380)).toEqual([900002]);
    expect(ranged(null, 0.006)).toEqual([900008, 900012]);
    expect(ranged(2_101.5, null)).toEqual([900005]);
  });

  it('know zero from not published', () => {
    expect(found(withRange(everything, 'events', {from: 0, to: 0}))).toEqual([900003]);
  });
});

describe('facets', () => {
  const counts = (query: Query, key: string): Readonly<Record<string, number>> => {
    const facet = look(index, query).facets.find((candidate) => candidate.key === key);
    return Object.fromEntries(
      facet?.options.map((option, place) => [option, facet.counts[place] ?? 0]) ?? [],
    );
  };
  const powheg = withChoices(everything, 'generator', ['Powheg']);

  it('let a row through that has one of the chosen values', () => {
    expect(found(withChoices(powheg, 'process', ['Higgs', 'Z + jets']))).toEqual([
      900006, 900007, 900008,
    ]);
    expect(found(withChoices(everything, 'generator', [noValue]))).toEqual([900009, 900012]);
  });

  it('list their options for people, and what is not published last', () => {
    expect(index.facets[1]?.options).toEqual(['Powheg', 'Sherpa', noValue]);
    expect(index.facets[2]?.options).toEqual(['2lep', '4lep', 'GamGam', 'noskim']);
  });

  it('count without their own choice, and with those of the others', () => {
    expect(counts(powheg, 'generator')).toEqual({Powheg: 5, Sherpa: 5, [noValue]: 2});
    expect(counts(powheg, 'process')).toEqual({
      'Top pair': 2,
      'Z + jets': 1,
      Higgs: 2,
      Diboson: 0,
      Exotics: 0,
    });
  });

  it('count what choosing an option would show, whatever else is asked', () => {
    const queries: readonly Query[] = [
      everything,
      powheg,
      withChoices(powheg, 'process', ['Higgs', 'Diboson']),
      withChoices(withChoices(powheg, 'process', ['Higgs']), 'skims', ['4lep', '2lep']),
      {...withRange(powheg, 'xsec', {from: 1, to: null}), words: 'inv'},
    ];
    for (const query of queries) {
      for (const {key, options, counts: counted} of look(index, query).facets) {
        const alone = options.map(
          (option) => look(index, withChoices(query, key, [option])).places.length,
        );
        expect(Array.from(counted), key).toEqual(alone);
      }
    }
  });
});

describe('order', () => {
  const sorted = (key: string, descending: boolean): readonly number[] =>
    found({sort: {key, descending}}).map((dsid) => dsid - 900_000);

  it('is by number, and what is not published comes last both ways', () => {
    expect(sorted('events', false)).toEqual([3, 12, 9, 7, 8, 1, 10, 11, 2, 5, 4, 6]);
    expect(sorted('events', true)).toEqual([4, 5, 2, 11, 10, 1, 8, 7, 9, 12, 3, 6]);
  });

  it('keeps equals as they are in the table, both ways', () => {
    expect(sorted('generator', false)).toEqual([1, 2, 6, 7, 8, 3, 4, 5, 10, 11, 9, 12]);
    expect(sorted('generator', true)).toEqual([3, 4, 5, 10, 11, 1, 2, 6, 7, 8, 9, 12]);
  });

  it('of texts counts the numbers in them', () => {
    const names = ['jet10', 'jet9', 'Jet1'].map((name, dsid) => ({...testRows[0], name, dsid}));
    const rows = names as unknown as typeof testRows;
    const {places} = look(indexTable(testTable, rows), {
      ...everything,
      sort: {key: 'name', descending: false},
    });
    expect(places).toEqual([2, 1, 0]);
  });
});

it('two rows of one id are refused by name', () => {
  const twice = [...testRows, ...testRows.slice(4, 5)];
  expect(() => indexTable(testTable, twice)).toThrow('"mc" has two rows with the id "900005"');
});
