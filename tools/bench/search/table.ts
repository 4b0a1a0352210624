/** The figures of the search benchmark as rows of a Markdown table. */
import {alignedTable} from '../alignedTable';
import type {Figures, SizeFigures, Speed} from './figures';
import type {Quality} from './quality';
import type {SearchName} from './served';

type Three = Readonly<Record<SearchName, number | null>>;

const head = ['Where', 'What', 'Ours', 'Pagefind', 'lunr', 'Ours / Pagefind', 'Ours / lunr'];

const names: readonly SearchName[] = ['ours', 'pagefind', 'lunr'];

export function ratio(ours: number | null, theirs: number | null): string {
  return ours === null || theirs === null || theirs === 0 ? '–' : (ours / theirs).toFixed(2);
}

function row(where: string, what: string, three: Three, shown: (value: number) => string) {
  const cell = (value: number | null): string => (value === null ? 'not measured' : shown(value));
  return [
    where,
    what,
    ...names.map((name) => cell(three[name])),
    ratio(three.ours, three.pagefind),
    ratio(three.ours, three.lunr),
  ];
}

const whole = (value: number): string => value.toFixed(0);
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

type Get = (figures: SizeFigures) => number | undefined;

const speeds: Readonly<Record<Speed, string>> = {full: '', held: ', quarter core'};

const timings = (['full', 'held'] as const).flatMap((speed): [string, Get][] => [
  [`opening to first hit, ms${speeds[speed]}`, ({opening}) => opening[speed]],
  [`key to hit, p50, ms${speeds[speed]}`, ({keys}) => keys[speed]?.p50],
  [`key to hit, p95, ms${speeds[speed]}`, ({keys}) => keys[speed]?.p95],
  [`the same without a pause, p50, ms${speeds[speed]}`, ({keysAtOnce}) => keysAtOnce[speed]?.p50],
  [`the same without a pause, p95, ms${speeds[speed]}`, ({keysAtOnce}) => keysAtOnce[speed]?.p95],
]);

const weights: readonly [string, Get][] = [
  ['from opening to hits, kB', ({toHits}) => toHits],
  ['added to the page before, kB', ({onPage}) => onPage],
  ['both, kB', ({onPage, toHits}) => onPage + toHits],
];

function sizeRows({sizes, pages}: Figures): readonly (readonly string[])[] {
  return Object.entries(sizes).flatMap(([size, searches]) => {
    const where = `${pages[size] ?? '?'} pages`;
    const three = (get: Get): Three => ({
      ours: get(searches.ours) ?? null,
      pagefind: get(searches.pagefind) ?? null,
      lunr: get(searches.lunr) ?? null,
    });
    return [
      ...weights.map(([what, get]) => row(where, what, three(get), kilobytes)),
      row(
        where,
        'requests from opening to hits',
        three(({requests}) => requests),
        whole,
      ),
      ...timings.map(([what, get]) => row(where, what, three(get), whole)),
    ];
  });
}

const scores: Readonly<Record<string, (quality: Quality, of: keyof Quality) => number>> = {
  'top 1': (quality, of) => quality[of].top1 / quality[of].queries,
  'top 3': (quality, of) => quality[of].top3 / quality[of].queries,
  'mean reciprocal rank': (quality, of) => quality[of].meanReciprocalRank,
};

function qualityRows({quality}: Figures): readonly (readonly string[])[] {
  return Object.keys(quality.ours).flatMap((half) =>
    (['page', 'section'] as const).flatMap((of) =>
      Object.entries(scores).map(([what, score]) => {
        const value = (name: SearchName): number | null => {
          const judged = quality[name][half];
          return judged ? score(judged, of) : null;
        };
        const queries = quality.ours[half]?.[of].queries ?? 0;
        const where = `${half === 'all' ? 'all' : 'report half,'} ${queries} queries`;
        const three = {ours: value('ours'), pagefind: value('pagefind'), lunr: value('lunr')};
        return row(where, `right ${of}, ${what}`, three, (share) => share.toFixed(2));
      }),
    ),
  );
}

export function tableOf(figures: Figures): string {
  return alignedTable([head, ...sizeRows(figures), ...qualityRows(figures)], 2);
}
