/** The figures as rows of a Markdown table. */
import {alignedTable} from './alignedTable';
import {measuredPages, type Figures, type SiteFigures, type Visit} from './figures';

type Row = readonly [where: string, what: string, ours: string, classic: string, ratio: string];

const head: Row = ['Where', 'What', 'Ours', 'Classic', 'Ours / classic'];

const plain = (value: number): string => String(value);
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

function ratio(ours: number, classic: number): string {
  return classic === 0 ? '–' : (ours / classic).toFixed(2);
}

function row(
  where: string,
  what: string,
  [ours, classic]: readonly [number | null, number | null],
  shown: (value: number) => string = plain,
): Row {
  if (ours === null || classic === null) return [where, what, 'not measured', 'not measured', '–'];
  return [where, what, shown(ours), shown(classic), ratio(ours, classic)];
}

function buildRows({ours, classic}: Figures): readonly Row[] {
  return (['cold', 'warm'] as const).flatMap((kind) => {
    const both = <T>(get: (site: SiteFigures) => T): [T, T] => [get(ours), get(classic)];
    return [
      row(
        `${kind} build`,
        'time, s',
        both((site) => site[kind].seconds),
      ),
      row(
        `${kind} build`,
        'peak memory, MiB',
        both((site) => site[kind].peakMiB),
      ),
    ];
  });
}

const weights = {
  'JavaScript, brotli, kB': ({js}) => js.brotli,
  'JavaScript, gzip, kB': ({js}) => js.gzip,
  'CSS, brotli, kB': ({css}) => css.brotli,
  'CSS, gzip, kB': ({css}) => css.gzip,
  'fonts, kB': ({fonts}) => fonts.brotli,
  'HTML, brotli, kB': ({html}) => html.brotli,
  'HTML, gzip, kB': ({html}) => html.gzip,
  'from the CDN, brotli, kB': ({cdn}) => cdn.brotli,
} satisfies Record<string, (visit: Visit) => number>;

const counts = {
  'requests to the site': ({requests}) => requests,
  'requests to the CDN': ({cdnRequests}) => cdnRequests,
} satisfies Record<string, (visit: Visit) => number>;

function visitRows({ours, classic}: Figures): readonly Row[] {
  return Object.entries(measuredPages).flatMap(([address, name]) => {
    const [mine, theirs] = [ours.visits[address], classic.visits[address]];
    if (!mine || !theirs) throw new Error(`${address} was not visited`);
    return [
      ...Object.entries(weights).map(([what, of]) =>
        row(name, what, [of(mine), of(theirs)], kilobytes),
      ),
      ...Object.entries(counts).map(([what, of]) => row(name, what, [of(mine), of(theirs)])),
    ];
  });
}

export function tableOf(figures: Figures): string {
  return alignedTable([head, ...buildRows(figures), ...visitRows(figures)], 2);
}
