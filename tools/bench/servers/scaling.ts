/**
 * What a million readers a day ask of a server, worked out from the measured bytes of visits
 * (`results.json` of the other benchmarks) and from the measured load. What is assumed and not measured
 * stands in `assumed`, and in `deploy/scaling.md` as such.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {printCount} from '../../../src/lib/printNumber';
import {alignedTable} from '../alignedTable';
import {plainDoc, type Figures} from '../figures';
import {intoReadme} from '../intoReadme';
import type {Load} from './load';

export interface ServerResults {
  readonly date: string;
  readonly cpus: number;
  readonly loadBefore: number;
  readonly seconds: number;
  readonly together: number;
  readonly servers: Record<string, Readonly<Record<string, Load>>>;
}

interface AppResult {
  readonly app: {readonly name: string};
  readonly full: readonly {
    readonly bytes: {readonly js: number; readonly css: number; readonly data: number};
    readonly requests: number;
  }[];
}

interface SearchResults {
  readonly sizes: Readonly<Record<string, {readonly ours: {readonly toHits: number}}>>;
}

export const scalingFile = path.resolve(__dirname, '../../../deploy/scaling.md');

export const assumed = {
  readers: 1_000_000,
  /** How much busier the busiest hour is than the mean of the day. */
  peak: 4,
  /** One in so many readers searches, or opens an app. */
  oneSearchesIn: 5,
  oneOpensAnAppIn: 10,
} as const;

const secondsPerDay = 86_400;

function read<T>(file: string): T {
  return JSON.parse(readFileSync(path.join(__dirname, '..', file), 'utf8')) as T;
}

interface Share {
  readonly what: string;
  readonly bytes: number;
  readonly requests: number;
  readonly readers: number;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Bytes and requests of a reader who comes for the first time, by what the reader does. */
function shares(): readonly Share[] {
  const visit = read<Figures>('results.json').sites.ours.visits[plainDoc];
  if (visit === undefined) throw new Error(`tools/bench/results.json lacks ${plainDoc}`);
  const {html, js, css, fonts, requests} = visit;
  const apps = read<readonly AppResult[]>('apps/results.json').flatMap(({full}) => full);
  const search = read<SearchResults>('search/results.json').sizes['1']?.ours.toHits ?? Number.NaN;
  const {readers, oneSearchesIn, oneOpensAnAppIn} = assumed;
  return [
    {
      what: 'opens a doc page',
      bytes: html.brotli + js.brotli + css.brotli + fonts.brotli,
      requests,
      readers,
    },
    {what: 'searches', bytes: search, requests: 2, readers: readers / oneSearchesIn},
    {
      what: 'opens an app',
      bytes: median(apps.map(({bytes}) => bytes.js + bytes.css + bytes.data)),
      requests: median(apps.map((app) => app.requests)),
      readers: readers / oneOpensAnAppIn,
    },
  ];
}

const grouped = (value: number): string => printCount(Math.round(value));

/** Figures that stand in text and tables of `deploy/scaling.md`. */
export function scalingText({servers}: ServerResults): string {
  const all = shares();
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

/** Puts the figures of the last runs into `deploy/scaling.md`: for each benchmark that they are worked out from. */
export function writeScaling(): void {
  intoReadme(
    'scaling figures',
    scalingText(read<ServerResults>('servers/results.json')),
    scalingFile,
  );
}
