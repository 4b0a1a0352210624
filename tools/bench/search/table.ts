/** The figures of the search benchmark as a table. */
import {
  comparisonTable,
  decimals,
  kilobytes,
  type ComparedRow,
  type Figure,
} from '../harness/table';
import {searchNames, type Figures, type SearchFigures} from './figures';

type Row = readonly [
  what: string,
  of: (figures: SearchFigures) => Figure,
  format: ComparedRow['format'],
];

const whole = decimals(0);
const kB = kilobytes(1);

const costs: readonly Row[] = [
  ['index to the first hits, kB', ({first}) => first.index, kB],
  ['scripts to the first hits, kB', ({onPage, first}) => onPage + first.scripts, kB],
  ['both, kB', ({onPage, first}) => onPage + first.scripts + first.index, kB],
  ['requests from opening to hits', ({first}) => first.requests, whole],
  ['first hit, processor time, ms', ({first}) => first.busy, whole],
  ['opening to first hit, ms', ({first}) => first.milliseconds, whole],
  ['key to hit, processor time, ms', ({busyAtKey}) => busyAtKey, whole],
  ['second page: index, kB', ({second}) => second.index, kB],
  ['second page: all, kB', ({second}) => second.index + second.scripts, kB],
  ['second page: requests', ({second}) => second.requests, whole],
  ['second page: processor time, ms', ({second}) => second.busy, whole],
];

const qualityRows = (half: keyof SearchFigures['quality']): readonly Row[] =>
  (['page', 'section'] as const).flatMap((of) =>
    (['top1', 'top3'] as const).map((top): Row => [
      `right ${of}, ${top.replace('top', 'top ')}`,
      ({quality}) => quality[half][of][top] / quality[half][of].queries,
      decimals(2),
    ]),
  );

export function tableOf({pages, searches}: Figures): string {
  const {all, report} = searches.ours.quality;
  const groups: readonly (readonly [where: string, rows: readonly Row[]])[] = [
    [`${pages} pages`, costs],
    [`all ${all.page.queries} queries`, qualityRows('all')],
    [`report half, ${report.page.queries} queries`, qualityRows('report')],
  ];
  const rows = groups.flatMap(([where, some]) =>
    some.map(([what, of, format]) => ({
      labels: [where, what],
      values: searchNames.map((name) => of(searches[name])),
      format,
    })),
  );
  return comparisonTable(['Where', 'What'], ['Ours', 'Pagefind', 'lunr'], rows);
}
