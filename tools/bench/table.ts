/** The figures as rows of a Markdown table. */
import {alignedTable} from './alignedTable';
import {
  measuredPages,
  siteNames,
  speedPages,
  type Figures,
  type SiteFigures,
  type Speed,
  type Visit,
} from './figures';

const head = [
  'Where',
  'What',
  'Ours',
  'Classic',
  'VitePress',
  'Ours / classic',
  'Ours / VitePress',
];

/** A row of the table: how its figure is read from a site, and how it is shown. */
interface FigureRow {
  readonly what: string;
  readonly of: (site: SiteFigures) => number | null;
  readonly places: number;
}

function ratio(ours: number | null, theirs: number | null): string {
  return ours === null || !theirs ? '–' : (ours / theirs).toFixed(2);
}

function row(where: string, {what, of, places}: FigureRow, {sites}: Figures): readonly string[] {
  const values = siteNames.map((name) => of(sites[name]));
  const [ours = null, ...peers] = values;
  return [
    where,
    what,
    ...values.map((value) => (value === null ? 'not measured' : value.toFixed(places))),
    ...peers.map((theirs) => ratio(ours, theirs)),
  ];
}

const buildLines = (kind: 'cold' | 'warm'): readonly FigureRow[] => [
  {what: 'time, s', of: (site) => site[kind].seconds, places: 1},
  {what: 'processor time, s', of: (site) => site[kind].cpuSeconds, places: 0},
  {what: 'peak memory, MiB', of: (site) => site[kind].peakMiB, places: 0},
];

const weights: readonly (readonly [string, (visit: Visit) => number])[] = [
  ['JavaScript, kB', ({js}) => js.brotli],
  ['CSS, kB', ({css}) => css.brotli],
  ['fonts, kB', ({fonts}) => fonts.brotli],
  ['HTML, kB', ({html}) => html.brotli],
  ['from the CDN, kB', ({cdn}) => cdn.brotli],
];

const counts: readonly (readonly [string, (visit: Visit) => number])[] = [
  ['requests to the site', ({requests}) => requests],
  ['requests to the CDN', ({cdnRequests}) => cdnRequests],
];

const speeds: readonly (readonly [string, keyof Speed, number])[] = [
  ['LCP, ms', 'lcp', 0],
  ['TBT, ms', 'tbt', 0],
  ['CLS', 'cls', 3],
];

function known<T>(value: T | undefined, page: string): T {
  if (value === undefined) throw new Error(`${page} was not visited`);
  return value;
}

function pageLines(page: string): readonly FigureRow[] {
  const visit = (site: SiteFigures): Visit => known(site.visits[page], page);
  const speed = (site: SiteFigures): Speed => known(site.speeds[page], page);
  return [
    ...weights.map(([what, of]) => ({
      what,
      of: (site: SiteFigures) => of(visit(site)) / 1000,
      places: 1,
    })),
    ...counts.map(([what, of]) => ({what, of: (site: SiteFigures) => of(visit(site)), places: 0})),
    ...(speedPages.includes(page) ? speeds : []).map(([what, key, places]) => ({
      what,
      of: (site: SiteFigures) => speed(site)[key],
      places,
    })),
  ];
}

const turning: readonly FigureRow[] = [
  {what: 'click to paint, median, ms', of: (site) => site.turning.median, places: 0},
  {what: 'click to paint, p95, ms', of: (site) => site.turning.p95, places: 0},
];

export function tableOf(figures: Figures): string {
  const groups: readonly (readonly [string, readonly FigureRow[]])[] = [
    ['cold build', buildLines('cold')],
    ['warm build', buildLines('warm')],
    ...Object.entries(measuredPages).map(([page, name]) => [name, pageLines(page)] as const),
    ['"Next"', turning],
  ];
  const rows = groups.flatMap(([where, lines]) => lines.map((line) => row(where, line, figures)));
  return alignedTable([head, ...rows], 2);
}
