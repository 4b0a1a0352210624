/**
 * `npm run lighthouse`: Lighthouse over nine pages of the site in `build/`, five times each. `-- --runs 1`
 * takes one run; `-- --page search`, which may stand several times, looks at that page alone;
 * `-- --slowdown 4` takes that factor instead of the one that makes this machine a phone of the middle. It ends with
 * an error when a page misses what is held.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {alignedTable} from '../alignedTable';
import {startHost} from '../host';
import {circumstancesNow, report} from '../report';
import {audit} from './audit';
import {slowdownFor} from './device';
import {categories, judged, median, misses, scoreOf, type PageAudit, type Run} from './figures';
import {startCdn} from './mathCdn';
import {auditedPages} from './pages';

const {values: asked} = parseArgs({
  options: {
    runs: {type: 'string', default: '5'},
    page: {type: 'string', multiple: true},
    slowdown: {type: 'string'},
  },
});

const site = path.resolve('build');

interface AuditResults {
  /** Of each page. */
  readonly slowdowns: readonly number[];
  readonly all: readonly PageAudit[];
}

/** Five looks at the front page rate the machine, and warm up the host. */
async function rateMachine(origin: string, cdnPort: number): Promise<number[]> {
  const indices: number[] = [];
  for (let look = 0; look < 5; look += 1) {
    const {benchmarkIndex} = await audit({address: `${origin}/`, cdnPort, slowdown: 1});
    indices.push(benchmarkIndex);
  }
  return indices;
}

async function measure(runs: number): Promise<AuditResults> {
  const [host, cdn] = [await startHost(site, 'HTTP/2'), await startCdn()];
  const pages = auditedPages.filter(({name}) => !asked.page || asked.page.includes(name));
  if (pages.length === 0) {
    throw new Error(`No such page. There are: ${auditedPages.map(({name}) => name).join(', ')}`);
  }
  const all: PageAudit[] = [];
  const slowdowns: number[] = [];
  try {
    const given = asked.slowdown === undefined ? undefined : Number(asked.slowdown);
    // Every run rates the machine again: what it is like on the whole shows only after a while.
    const indices = given === undefined ? await rateMachine(host.origin, cdn.port) : [];
    for (const page of pages) {
      const done: Run[] = [];
      const slowdown = given ?? slowdownFor(indices);
      slowdowns.push(slowdown);
      for (let run = 0; run < runs; run += 1) {
        const address = host.origin + page.address;
        done.push(await audit({address, cdnPort: cdn.port, slowdown}));
      }
      indices.push(...done.map(({benchmarkIndex}) => benchmarkIndex));
      all.push({page, runs: done});
      const lost = new Set(done.flatMap((one) => one.lost));
      console.log([`${page.name}: ${page.address}`, ...lost].join('\n    '));
    }
    return {slowdowns, all};
  } finally {
    host.close();
    cdn.close();
  }
}

function row(audited: PageAudit): readonly string[] {
  const {page, runs} = audited;
  const shown = judged(page);
  const middle = (of: (run: Run) => number): number => median(runs.map(of));
  return [
    page.name,
    page.address,
    ...categories.map((category) =>
      shown.includes(category) ? String(scoreOf(audited, category)) : '–',
    ),
    middle(({lcp}) => lcp).toFixed(0),
    middle(({tbt}) => tbt).toFixed(0),
    middle(({cls}) => cls).toFixed(3),
  ];
}

const head = [
  'Page',
  'Address',
  'Performance',
  'Accessibility',
  'Best practices',
  'SEO',
  'LCP, ms',
  'TBT, ms',
  'CLS',
];

async function main(): Promise<void> {
  const runs = Number(asked.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs ${asked.runs} is no number of runs.`);
  }
  if (asked.slowdown !== undefined && !(Number(asked.slowdown) >= 1)) {
    throw new Error(`--slowdown ${asked.slowdown} is no factor of 1 or more.`);
  }
  if (!existsSync(path.join(site, 'index.html'))) {
    throw new Error('There is no built site in build/. Build it first: npm run build');
  }
  const now = circumstancesNow();
  const {slowdowns, all} = await measure(runs);
  const factors = [...new Set([Math.min(...slowdowns), Math.max(...slowdowns)])].join(' to ');
  const notes = [`slowed down ${factors} times`, `the median of ${runs} for each page`];
  report('lighthouse', now, notes, [alignedTable([head, ...all.map(row)], 2)], all);
  const missed = all.flatMap(misses);
  for (const line of missed) console.error(line);
  process.exitCode = missed.length > 0 ? 1 : 0;
}

void main();
