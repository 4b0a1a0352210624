/**
 * What a million readers a day ask of a server, worked out from the measured bytes of visits and from the
 * measured load. What is assumed and not measured is in `assumed`, and in `deploy/scaling.md` as such.
 */
import path from 'node:path';
import {formatCount} from '../../../src/kit/format/numbers';
import {alignedTable} from '../alignedTable';
import {plainDoc, type Figures} from '../figures';
import {intoReadme} from '../intoReadme';
import {keptFigures} from '../report';
import type {TypicalSearch} from '../search/figures';
import type {Load} from './load';

/** Loads of each server, by what it was requested. */
export type Servers = Readonly<Record<string, Readonly<Record<string, Load>>>>;

interface AppResult {
  readonly full: readonly {
    readonly bytes: {readonly js: number; readonly css: number; readonly data: number};
    readonly requests: number;
  }[];
}

/** Bytes and requests of a visit. */
interface Visit {
  readonly bytes: number;
  readonly requests: number;
}

export interface Visits {
  readonly page: Visit;
  readonly search: Visit;
  readonly app: Visit;
}

export const scalingFile = path.resolve(__dirname, '../../../deploy/scaling.md');

export const assumed = {
  readers: 1_000_000,
  /** Ratio of the busiest hour to the mean of the day. */
  peak: 4,
  /** One in so many readers searches, or opens an app. */
  oneSearchesIn: 5,
  oneOpensAnAppIn: 10,
} as const;

const secondsPerDay = 86_400;

interface Share extends Visit {
  readonly what: string;
  readonly readers: number;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function sharesOf({page, search, app}: Visits): readonly Share[] {
  const {readers, oneSearchesIn, oneOpensAnAppIn} = assumed;
  return [
    {what: 'opens a doc page', ...page, readers},
    {what: 'searches', ...search, readers: readers / oneSearchesIn},
    {what: 'opens an app', ...app, readers: readers / oneOpensAnAppIn},
  ];
}

const grouped = (value: number): string => formatCount(Math.round(value));

/** Figures that are in text and tables of `deploy/scaling.md`. */
export function scalingText(visits: Visits, servers: Servers): string {
  const all = sharesOf(visits);
  const rows = all.map(({what, bytes, requests, readers}) => [
    what,
    grouped(bytes / 1000),
    grouped(readers),
    grouped((bytes * readers) / 1e9),
    grouped((requests * readers * assumed.peak) / secondsPerDay),
    grouped((bytes * readers * 8 * assumed.peak) / secondsPerDay / 1e6),
  ]);
  const sum = (value: (share: Share) => number): number =>
    all.reduce((total, share) => total + value(share), 0);
  const peakRequests = (sum((one) => one.requests * one.readers) * assumed.peak) / secondsPerDay;
  const peakMegabits =
    (sum((one) => one.bytes * one.readers) * 8 * assumed.peak) / secondsPerDay / 1e6;
  rows.push([
    'all together',
    '',
    '',
    grouped(sum((one) => one.bytes * one.readers) / 1e9),
    grouped(peakRequests),
    grouped(peakMegabits),
  ]);
  const head = [
    'A reader who',
    'kB',
    'readers a day',
    'GB a day',
    'peak requests/s',
    'peak Mbit/s',
  ];
  const delivered = Object.entries(servers).map(([name, loads]) => {
    const load = loads['doc page'];
    if (load === undefined) throw new Error(`The results lack the doc page of ${name}`);
    const times = load.perSecond / peakRequests;
    return `- **${name}** answered ${grouped(load.perSecond)} requests for a doc page a second: ${times.toFixed(1)} times the requests of that peak.`;
  });
  return `${alignedTable([head, ...rows], 1)}\n\n${delivered.join('\n')}`;
}

/** Visits of readers who come for the first time; undefined if a benchmark has not run on this machine. */
function measuredVisits(): Visits | undefined {
  const visit = keptFigures<Figures>('sites')?.sites.ours.visits[plainDoc];
  const apps = keptFigures<readonly AppResult[]>('apps')?.flatMap(({full}) => full);
  const search = keptFigures<{readonly typicalSearch: TypicalSearch}>('search')?.typicalSearch
    .first;
  if (!visit || !apps || !search) return undefined;
  const {html, js, css, fonts, requests} = visit;
  return {
    page: {bytes: html.brotli + js.brotli + css.brotli + fonts.brotli, requests},
    search,
    app: {
      bytes: median(apps.map(({bytes}) => bytes.js + bytes.css + bytes.data)),
      requests: median(apps.map((app) => app.requests)),
    },
  };
}

/** Puts the figures into `deploy/scaling.md`, once all benchmarks that they are worked out from have run here. */
export function writeScaling(): void {
  const visits = measuredVisits();
  const servers = keptFigures<Servers>('servers');
  if (!visits || !servers) {
    console.log(
      'deploy/scaling.md stays: it needs bench, bench:search, bench:apps and bench:servers.',
    );
    return;
  }
  intoReadme('scaling figures', scalingText(visits, servers), scalingFile);
}
