/**
 * Cold builds of our site with its documentation once and several times over. `--times 1,2` chooses how often. It
 * ends with an error if a further page takes more memory than the budget.
 */
import {rmSync} from 'node:fs';
import {filesBelow} from '../../lib/files';
import {defineBench} from '../harness/report';
import {heapsIn, heapVariables} from '../harness/heaps';
import {build, commands, forgetBuilds, type Build} from '../harness/sites';
import {growthExponent, perFurtherPage} from '../harness/statistics';
import {alignedTable, decimals, type Figure} from '../harness/table';
import {makeMultipliedSite} from './multiplied';

/** MiB that a further page may take while the site is built. */
const budget = 2;

interface Growth extends Build {
  readonly pages: number;
}

async function grown(times: number): Promise<Growth> {
  const site = makeMultipliedSite(times);
  forgetBuilds(site);
  // As in CI, where the bundler keeps no cache: nobody builds this copy again.
  const heaps = `${site}-heaps`;
  const variables = {CI: 'true', ...heapVariables(heaps)};
  const figures = await build(site, 'cold', commands.project, variables, () => heapsIn(heaps));
  const pages = filesBelow(site, 'build', /\.html$/).length;
  if (times > 1) rmSync(site, {recursive: true, force: true});
  return {pages, ...figures};
}

const shown = decimals(0);

/** Memory outside of the heaps and buffers of JavaScript, nearly all of it Rspack's, in MiB. */
const native = ({peakMiB, javaScriptMiB = 0}: Growth): Figure =>
  peakMiB === null ? null : peakMiB - javaScriptMiB;

function table(growths: readonly Growth[]): string {
  const further = (figure: (growth: Growth) => Figure): readonly string[] => {
    const samples = growths.map((growth) => ({pages: growth.pages, value: figure(growth) ?? NaN}));
    return ['–', ...perFurtherPage(samples).map(decimals(2))];
  };
  const columns: Readonly<Record<string, readonly string[]>> = {
    Pages: growths.map(({pages}) => String(pages)),
    'Time, s': growths.map(({seconds}) => shown(seconds)),
    'For each page, s': growths.map(({seconds, pages}) => (seconds / pages).toFixed(2)),
    'For each further page, s': further(({seconds}) => seconds),
    'Processor time, s': growths.map(({cpuSeconds}) => shown(cpuSeconds)),
    'For each further page, processor s': further(({cpuSeconds}) => cpuSeconds),
    'Peak memory, MiB': growths.map(({peakMiB}) => shown(peakMiB)),
    'Native, MiB': growths.map((growth) => shown(native(growth))),
    'JavaScript, MiB': growths.map(({javaScriptMiB}) => shown(javaScriptMiB)),
    'For each further page, MiB': further(({peakMiB}) => peakMiB),
    'Native of it, MiB': further(native),
    'JavaScript of it, MiB': further(({javaScriptMiB}) => javaScriptMiB),
  };
  const rows = growths.map((_, row) => Object.values(columns).map((column) => column[row] ?? ''));
  return alignedTable([Object.keys(columns), ...rows], 0);
}

/** Memory of each further page, from the smallest site to the largest, in MiB. */
function memoryPerPage(growths: readonly Growth[]): number | undefined {
  const [first, last] = [growths[0], growths.at(-1)];
  if (growths.length < 2 || !first?.peakMiB || !last?.peakMiB) return undefined;
  return (last.peakMiB - first.peakMiB) / (last.pages - first.pages);
}

export const bench = defineBench({
  /** The documentation once, five and thirteen times: about 150, 600 and 1,500 pages. */
  options: {times: {type: 'string', default: '1,5,13'}},
  async measure({times = ''}) {
    const growths: Growth[] = [];
    for (const one of times.split(',').map(Number)) growths.push(await grown(one));
    const exponent = growthExponent(growths.map(({pages, seconds}) => ({pages, value: seconds})));
    const perPage = memoryPerPage(growths);
    const taken = `a further page takes ${decimals(2)(perPage)} MiB`;
    return {
      notes: [`the time grows as the pages to the power of ${exponent.toFixed(2)}; ${taken}`],
      tables: [table(growths)],
      figures: {exponent, memoryPerPage: perPage, growths},
      failures:
        perPage !== undefined && perPage > budget ? [`${taken}; the budget is ${budget} MiB.`] : [],
    };
  },
});
