/** `npm run bench -- <name> [options]`: measures, prints a table, and keeps the figures on this machine. */
import {parseArgs} from 'node:util';
import {circumstancesNow, report, type Bench} from './harness/report';

type Entry = readonly [summary: string, load: () => Promise<{readonly bench: Bench}>];

const benches: Readonly<Record<string, Entry>> = {
  site: ['the site beside a classic Docusaurus site', () => import('./site/bench')],
  growth: ['time and memory of builds with more pages', () => import('./growth/bench')],
  search: ['the search beside Pagefind and lunr', () => import('./search/bench')],
  apps: ['bytes, loading times and response of each app', () => import('./apps/bench')],
  'slow-line': ['three analysers on a slow line', () => import('./apps/slowLine')],
  events: ['frames of the event display', () => import('./events/bench')],
  analyser: [
    'histograms that follow a brush, beside crossfilter2',
    () => import('./analyser/bench'),
  ],
  ml: ['training in the machine-learning lab, beside scikit-learn', () => import('./kernels/ml')],
  root: ['drawing from a ROOT file, beside JSROOT', () => import('./kernels/root')],
  finder: ['a key stroke in the finder of samples', () => import('./kernels/finder')],
  lighthouse: ['Lighthouse scores of nine pages', () => import('./lighthouse/bench')],
  memory: ['memory that page changes and apps leave behind', () => import('./memory/bench')],
};

async function main(): Promise<void> {
  const [first = '', ...others] = process.argv.slice(2);
  const [name, args] = /^(?:-|$)/.test(first) ? ['site', process.argv.slice(2)] : [first, others];
  const entry = benches[name];
  if (!entry) {
    for (const [known, [summary]] of Object.entries(benches)) console.log(`${known}: ${summary}`);
    if (name !== 'help') throw new Error(`There is no benchmark "${name}".`);
    return;
  }
  const {bench} = await entry[1]();
  const {values} = parseArgs({args, options: bench.options ?? {}});
  const circumstances = circumstancesNow();
  const result = await bench.measure(values);
  const text = report(name, circumstances, result);
  bench.publish?.(text);
  for (const line of result.failures ?? []) console.error(line);
  if (result.failures?.length) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
