import {describe, expect, it} from 'vitest';
import type {Figures, SizeFigures} from './figures';
import type {Quality} from './quality';
import {ratio, tableOf} from './table';

const size = (bytes: number, milliseconds: number): SizeFigures => ({
  onPage: 1000,
  first: {
    index: bytes,
    scripts: 500,
    requests: 3,
    busy: 2 * milliseconds,
    milliseconds: {full: milliseconds},
  },
  second: {index: 0, scripts: 250, requests: 1, busy: Number.NaN, milliseconds: {}},
  busyAtKey: milliseconds / 4,
  keys: {full: {p50: milliseconds, p95: 2 * milliseconds, late: 0}},
  keysAtOnce: {full: {p50: milliseconds / 2, p95: milliseconds, late: 0}},
});

const quality = (top1: number): Record<string, Quality> => {
  const score = {queries: 10, top1, top3: 10, top5: 10, meanReciprocalRank: 0.5};
  return {report: {page: score, section: score}};
};

const figures: Figures = {
  chromium: '1',
  versions: {},
  rounds: 1,
  pages: {1: 138},
  slowdown: null,
  typicalSearch: {first: {bytes: 0, requests: 0}, next: {bytes: 0, requests: 0}},
  sizes: {1: {ours: size(200_000, 50), pagefind: size(100_000, 400), lunr: size(800_000, 200)}},
  quality: {ours: quality(9), pagefind: quality(6), lunr: quality(8)},
};

const cells = (what: string): readonly string[] | undefined =>
  tableOf(figures)
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .find((row) => row[2] === what)
    ?.slice(1, -1);

describe('tableOf', () => {
  it('divides ours by each of the others', () => {
    expect(cells('both, kB')).toEqual([
      '138 pages',
      'both, kB',
      '201.5',
      '101.5',
      '801.5',
      '1.99',
      '0.25',
    ]);
    expect(cells('opening to first hit, ms')).toEqual([
      '138 pages',
      'opening to first hit, ms',
      '50',
      '400',
      '200',
      '0.13',
      '0.25',
    ]);
  });

  it('reports the quality as shares of the queries', () => {
    expect(cells('right section, top 1')?.slice(0, 5)).toEqual([
      'report half, 10 queries',
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

  it.each(['opening to first hit, ms, quarter core', 'second page: processor time, ms'])(
    'says where nothing was measured: %s',
    (what) => {
      const missing = ['not measured', 'not measured', 'not measured', '–', '–'];
      expect(cells(what)?.slice(2)).toEqual(missing);
    },
  );
});

describe('ratio', () => {
  it('divides by nothing that is zero or unknown', () => {
    expect([ratio(1, 0), ratio(null, 2), ratio(2, null), ratio(1, 4)]).toEqual([
      '–',
      '–',
      '–',
      '0.25',
    ]);
  });
});
