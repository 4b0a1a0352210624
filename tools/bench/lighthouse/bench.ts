/**
 * Lighthouse over nine pages of the site in `build/`, five times each. `--runs 1` takes one run; `--page search`, which
 * may stand several times, looks at that page alone; `--slowdown 4` takes that factor instead of the one that makes this
 * machine a phone of the middle. It ends with an error when a page misses what is held.
 */
import {startHost} from '../harness/host';
import {defineBench} from '../harness/report';
import {builtSite} from '../harness/sites';
import {named} from '../harness/statistics';
import {columnTable, decimals, type Column} from '../harness/table';
import {audit, startCdn} from './audit';
import type * as figures from './figures';
import {auditedPages, categories, judged, middle, misses, scoreOf, slowdownFor} from './figures';

type PageAudit = figures.PageAudit;

interface AuditPlan {
  readonly runs: number;
  readonly pages: readonly figures.AuditedPage[];
  /** Undefined: worked out from what the machine is like. */
  readonly slowdown: number | undefined;
}

interface AuditResults {
  /** One value for each page. */
  readonly slowdowns: readonly number[];
  readonly all: readonly PageAudit[];
}

async function measure({runs, pages, slowdown: given}: AuditPlan): Promise<AuditResults> {
  const [host, cdn] = [await startHost(builtSite(), 'HTTP/2'), await startCdn()];
  const look = (address: string, slowdown: number): Promise<figures.Run> =>
    audit({address: host.origin + address, cdnPort: cdn.port, slowdown});
  try {
    const indices: number[] = [];
    // Five looks at the front page rate the machine, and warm up the host.
    while (given === undefined && indices.length < 5) {
      indices.push((await look('/', 1)).benchmarkIndex);
    }
    const all: PageAudit[] = [];
    const slowdowns: number[] = [];
    for (const page of pages) {
      const slowdown = given ?? slowdownFor(indices);
      slowdowns.push(slowdown);
      const done: figures.Run[] = [];
      while (done.length < runs) done.push(await look(page.address, slowdown));
      // Every run rates the machine again: what it is like on the whole shows only after a while.
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

const names: Readonly<Record<figures.Category, string>> = {
  performance: 'Performance',
  accessibility: 'Accessibility',
  'best-practices': 'Best practices',
  seo: 'SEO',
};

const middleOf =
  (key: 'lcp' | 'tbt' | 'cls', places: number) =>
  ({runs}: PageAudit): string =>
    decimals(places)(middle(runs.map((run) => run[key])));

const columns: readonly Column<PageAudit>[] = [
  ['Page', ({page}) => page.name],
  ['Address', ({page}) => page.address],
  ...categories.map((category): Column<PageAudit> => [
    names[category],
    (audited) =>
      judged(audited.page).includes(category) ? String(scoreOf(audited, category)) : '–',
  ]),
  ['LCP, ms', middleOf('lcp', 0)],
  ['TBT, ms', middleOf('tbt', 0)],
  ['CLS', middleOf('cls', 3)],
];

export const bench = defineBench({
  options: {
    runs: {type: 'string', default: '5'},
    page: {type: 'string', multiple: true},
    slowdown: {type: 'string'},
  },
  async measure(asked) {
    const [runs, slowdown] = [Number(asked.runs), asked.slowdown && Number(asked.slowdown)];
    if (!Number.isInteger(runs) || runs < 1) {
      throw new Error(`--runs ${asked.runs} is no number of runs.`);
    }
    if (slowdown && !(slowdown >= 1)) {
      throw new Error(`--slowdown ${asked.slowdown} is no factor of 1 or more.`);
    }
    const pages = named(auditedPages, ({name}) => name, asked.page);
    const {slowdowns, all} = await measure({runs, pages, slowdown: slowdown || undefined});
    const factors = [...new Set([Math.min(...slowdowns), Math.max(...slowdowns)])].join(' to ');
    return {
      notes: [`slowed down ${factors} times`, `the median of ${runs} for each page`],
      tables: [columnTable(all, columns, 2)],
      figures: all,
      failures: all.flatMap(misses),
    };
  },
});
