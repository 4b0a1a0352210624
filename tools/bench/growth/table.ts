/** The tables of `npm run bench:growth`. */
import {alignedTable} from '../alignedTable';
import type {Build} from '../figures';
import {perFurtherPage} from './fit';

export interface Growth extends Build {
  readonly pages: number;
}

type Figure = (growth: Growth) => number | null;

const native: Figure = ({peakMiB, javaScriptMiB = 0}) => peakMiB && peakMiB - javaScriptMiB;
const javaScript: Figure = ({peakMiB, javaScriptMiB}) => peakMiB && (javaScriptMiB ?? null);
const memory: Figure = ({peakMiB}) => peakMiB;

const shown = (value: number | null, places = 0): string =>
  value === null ? 'not measured' : value.toFixed(places);

/** A column of what each further page costs; nothing is in the row of the smallest site. */
function further(growths: readonly Growth[], figure: Figure): readonly string[] {
  const samples = growths.map((growth) => ({pages: growth.pages, value: figure(growth) ?? NaN}));
  return ['–', ...perFurtherPage(samples).map((value) => value.toFixed(2))];
}

function table(growths: readonly Growth[], columns: Readonly<Record<string, readonly string[]>>) {
  const rows = growths.map(({pages}, row) => [
    String(pages),
    ...Object.values(columns).map((column) => column[row] ?? '–'),
  ]);
  return alignedTable([['Pages', ...Object.keys(columns)], ...rows], 0);
}

export const timeTable = (growths: readonly Growth[]): string =>
  table(growths, {
    'Time, s': growths.map(({seconds}) => shown(seconds)),
    'For each page, s': growths.map(({seconds, pages}) => (seconds / pages).toFixed(2)),
    'For each further page, s': further(growths, ({seconds}) => seconds),
    'Processor time, s': growths.map(({cpuSeconds}) => shown(cpuSeconds)),
    'For each further page, processor s': further(growths, ({cpuSeconds}) => cpuSeconds),
  });

export const memoryTable = (growths: readonly Growth[]): string =>
  table(growths, {
    'Peak memory, MiB': growths.map((growth) => shown(memory(growth))),
    'Native, MiB': growths.map((growth) => shown(native(growth))),
    'JavaScript, MiB': growths.map((growth) => shown(javaScript(growth))),
    'For each further page, MiB': further(growths, memory),
    'Native of it, MiB': further(growths, native),
    'JavaScript of it, MiB': further(growths, javaScript),
  });

/** What each further page takes of memory, from the smallest site to the largest, in MiB. */
export function memoryPerPage(growths: readonly Growth[]): number | undefined {
  const [first, last] = [growths[0], growths.at(-1)];
  if (growths.length < 2 || !first?.peakMiB || !last?.peakMiB) return undefined;
  return (last.peakMiB - first.peakMiB) / (last.pages - first.pages);
}
