/** The figures of both sites as a table. */
import {
  comparisonTable,
  decimals,
  kilobytes,
  type ComparedRow,
  type Figure,
} from '../harness/table';
import {measuredPages, siteNames, speedPages, type Figures, type SiteFigures} from './figures';

type Row = readonly [
  what: string,
  of: (site: SiteFigures) => Figure,
  format: ComparedRow['format'],
];

const buildRows = (kind: 'cold' | 'warm'): readonly Row[] => [
  ['time, s', (site) => site[kind].seconds, decimals(1)],
  ['processor time, s', (site) => site[kind].cpuSeconds, decimals(0)],
  ['peak memory, MiB', (site) => site[kind].peakMiB, decimals(0)],
];

const visitRows = (page: string): readonly Row[] => [
  ['JavaScript, kB', ({visits}) => visits[page]?.js, kilobytes(1)],
  ['CSS, kB', ({visits}) => visits[page]?.css, kilobytes(1)],
  ['fonts, kB', ({visits}) => visits[page]?.fonts, kilobytes(1)],
  ['HTML, kB', ({visits}) => visits[page]?.html, kilobytes(1)],
  ['from the CDN, kB', ({visits}) => visits[page]?.cdn, kilobytes(1)],
  ['requests to the site', ({visits}) => visits[page]?.requests, decimals(0)],
  ['requests to the CDN', ({visits}) => visits[page]?.cdnRequests, decimals(0)],
];

const speedRows = (page: string): readonly Row[] => [
  ['LCP, ms', ({speeds}) => speeds[page]?.lcp, decimals(0)],
  ['TBT, ms', ({speeds}) => speeds[page]?.tbt, decimals(0)],
  ['CLS', ({speeds}) => speeds[page]?.cls, decimals(3)],
];

const turningRows: readonly Row[] = [
  ['click to paint, median, ms', ({turning}) => turning.median, decimals(0)],
  ['click to paint, p95, ms', ({turning}) => turning.p95, decimals(0)],
];

export function tableOf({sites}: Figures): string {
  const groups: readonly (readonly [where: string, rows: readonly Row[]])[] = [
    ['cold build', buildRows('cold')],
    ['warm build', buildRows('warm')],
    ...Object.entries(measuredPages).map(
      ([page, name]) =>
        [
          name,
          [...visitRows(page), ...(speedPages.includes(page) ? speedRows(page) : [])],
        ] as const,
    ),
    ['"Next"', turningRows],
  ];
  const rows = groups.flatMap(([where, some]) =>
    some.map(([what, of, format]) => ({
      labels: [where, what],
      values: siteNames.map((name) => of(sites[name])),
      format,
    })),
  );
  return comparisonTable(['Where', 'What'], ['Ours', 'Classic'], rows);
}
