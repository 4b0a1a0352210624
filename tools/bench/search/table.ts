/** The figures of the search benchmark as rows of a Markdown table. */
import {alignedTable} from '../alignedTable';
import type {Figures, SizeFigures, Speed} from './figures';
import type {Quality} from './quality';
import type {SearchName} from './served';

type SearchValues = Readonly<Record<SearchName, number | null>>;

const head = ['Where', 'What', 'Ours', 'Pagefind', 'lunr', 'Ours / Pagefind', 'Ours / lunr'];

const names: readonly SearchName[] = ['ours', 'pagefind', 'lunr'];

export function ratio(ours: number | null, theirs: number | null): string {
  return ours === null || theirs === null || theirs === 0 || Number.isNaN(ours / theirs)
    ? '–'
    : (ours / theirs).toFixed(2);
}

function row(where: string, what: string, three: SearchValues, shown: (value: number) => string) {
  const cell = (value: number | null): string =>
    value === null || Number.isNaN(value) ? 'not measured' : shown(value);
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

type FigureGetter = (figures: SizeFigures) => number | undefined;
type Row = readonly [what: string, get: FigureGetter, shown: (value: number) => string];

const speeds: Readonly<Record<Speed, string>> = {full: '', held: ', quarter core'};
const allSpeeds = ['full', 'held'] as const;

const firstHit: readonly Row[] = [
  ['index to the first hits, kB', ({first}) => first.index, kilobytes],
  ['scripts to the first hits, kB', ({onPage, first}) => onPage + first.scripts, kilobytes],
  ['both, kB', ({onPage, first}) => onPage + first.scripts + first.index, kilobytes],
  ['requests from opening to hits', ({first}) => first.requests, whole],
  ['first hit, processor time, ms', ({first}) => first.busy, whole],
  ...allSpeeds.map((speed): Row => [
    `opening to first hit, ms${speeds[speed]}`,
    ({first}) => first.milliseconds[speed],
    whole,
  ]),
];

const busyAtKey: Row = ['key to hit, processor time, ms', (all) => all.busyAtKey, whole];

const keyRows = allSpeeds.flatMap((speed): readonly Row[] => [
  [`key to hit, p50, ms${speeds[speed]}`, ({keys}) => keys[speed]?.p50, whole],
  [`key to hit, p95, ms${speeds[speed]}`, ({keys}) => keys[speed]?.p95, whole],
  [`the same without a pause, p50, ms${speeds[speed]}`, (all) => all.keysAtOnce[speed]?.p50, whole],
  [`the same without a pause, p95, ms${speeds[speed]}`, (all) => all.keysAtOnce[speed]?.p95, whole],
]);

const secondPage: readonly Row[] = [
  ['second page: index, kB', ({second}) => second.index, kilobytes],
  ['second page: all, kB', ({second}) => second.index + second.scripts, kilobytes],
  ['second page: requests', ({second}) => second.requests, whole],
  ['second page: processor time, ms', ({second}) => second.busy, whole],
];

function sizeRows({sizes, pages}: Figures): readonly (readonly string[])[] {
  return Object.entries(sizes).flatMap(([size, searches]) =>
    [...firstHit, busyAtKey, ...keyRows, ...secondPage].map(([what, get, shown]) => {
      const value = (name: SearchName): number | null => get(searches[name]) ?? null;
      const three = {ours: value('ours'), pagefind: value('pagefind'), lunr: value('lunr')};
      return row(`${pages[size] ?? '?'} pages`, what, three, shown);
    }),
  );
}

const scores: Readonly<Record<string, (quality: Quality, of: keyof Quality) => number>> = {
  'top 1': (quality, of) => quality[of].top1 / quality[of].queries,
  'top 3': (quality, of) => quality[of].top3 / quality[of].queries,
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
