import {describe, expect, it} from 'vitest';
import {typedTexts, type Figures, type SearchFigures} from './figures';
import {placesOf, qualityOf} from './quality';
import {asWanted} from './searches';
import {tableOf} from './table';

describe('typedTexts', () => {
  const queries = ['luminosity', 'missing energy', 'muon', 'jet', 'photon', 'trigger'];

  it('takes whole and half-typed queries in turn, from the whole list', () => {
    expect(typedTexts(queries, 3)).toEqual(['luminosity', 'mu', 'photon']);
  });

  it('takes each query at most once', () => {
    expect(typedTexts(queries, 99)).toHaveLength(queries.length);
  });

  it('ends no text with a blank', () => {
    expect(typedTexts(['a', 'of jets', 'b'], 3)[1]).toBe('of j');
    expect(typedTexts(['a', 'top tag', 'b'], 3)[1]).toBe('top');
  });
});

const golden = {
  id: 'q001',
  query: 'luminosity',
  half: 'tune',
  wanted: [{page: '/docs/data', anchors: ['luminosity']}],
};

describe('placesOf', () => {
  it('judges page and section apart', () => {
    const hits = [['/docs/faqs'], ['/docs/data'], ['/docs/data#luminosity']];
    expect(placesOf(golden, hits)).toEqual({half: 'tune', place: 3, placeOfPage: 2});
  });

  it('counts a hit once, whichever of its links is right', () => {
    const hits = [
      ['/docs/faqs', '/docs/faqs#a'],
      ['/docs/data', '/docs/data#eos', '/docs/data#luminosity'],
    ];
    expect(placesOf(golden, hits)).toMatchObject({place: 2, placeOfPage: 2});
  });

  it('finds nothing among no hits', () => {
    expect(placesOf(golden, [])).toMatchObject({place: Infinity, placeOfPage: Infinity});
  });
});

describe('qualityOf', () => {
  it('scores places of pages and of sections', () => {
    const places = [
      {half: 'tune', place: 2, placeOfPage: 1},
      {half: 'report', place: Infinity, placeOfPage: 4},
    ];
    const {page, section} = qualityOf(places);
    expect(page).toMatchObject({queries: 2, top1: 1, top3: 1, meanReciprocalRank: 0.625});
    expect(section).toMatchObject({queries: 2, top1: 0, top3: 1, meanReciprocalRank: 0.25});
  });
});

describe('asWanted', () => {
  it('writes addresses of hits as the golden file does', () => {
    expect(asWanted('http://localhost:4000/docs/data/access_data.html#eos')).toBe(
      '/docs/data/access_data#eos',
    );
    expect(asWanted('/docs/faqs?_highlight=met#how-%CE%B7-is-meant')).toBe(
      '/docs/faqs#how-η-is-meant',
    );
    expect(asWanted('/index.html')).toBe('/');
  });
});

const cost = (bytes: number, milliseconds: number, top1: number): SearchFigures => {
  const score = {queries: 10, top1, top3: 10, top5: 10, meanReciprocalRank: 0.5};
  const quality = {page: score, section: score};
  return {
    onPage: 1000,
    first: {
      index: bytes,
      scripts: 500,
      requests: 3,
      busy: 2 * milliseconds,
      milliseconds,
    },
    second: {index: 0, scripts: 250, requests: 1, busy: Number.NaN, milliseconds: Number.NaN},
    busyAtKey: milliseconds / 4,
    quality: {all: quality, report: quality},
  };
};

const figures: Figures = {
  pages: 138,
  searches: {
    ours: cost(200_000, 50, 9),
    pagefind: cost(100_000, 400, 6),
    lunr: cost(800_000, 200, 8),
  },
};

const cells = (what: string): readonly string[] | undefined =>
  tableOf(figures)
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .find((row) => row[2] === what)
    ?.slice(1, -1);

describe('tableOf', () => {
  it('adds the scripts and the index, and divides ours by each of the others', () => {
    const expected = ['138 pages', 'both, kB', '201.5', '101.5', '801.5', '1.99', '0.25'];
    expect(cells('both, kB')).toEqual(expected);
  });

  it('reports the quality as shares of the queries', () => {
    expect(cells('right section, top 1')?.slice(0, 5)).toEqual([
      'all 10 queries',
      'right section, top 1',
      '0.90',
      '0.60',
      '0.80',
    ]);
  });

  it('shows the second page apart from the first', () => {
    expect(cells('second page: index, kB')?.slice(2)).toEqual(['0.0', '0.0', '0.0', '–', '–']);
    expect(cells('second page: all, kB')?.slice(2)).toEqual(['0.3', '0.3', '0.3', '1.00', '1.00']);
  });

  it('shows where nothing was measured', () => {
    const missing = ['–', '–', '–', '–', '–'];
    expect(cells('second page: processor time, ms')?.slice(2)).toEqual(missing);
  });
});
