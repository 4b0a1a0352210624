/**
 * `npm run bench:growth`: cold builds of our site with its pages once and several times over.
 * `-- --times 1,2` chooses how often. It ends with an error if a further page takes more memory than the budget.
 */
import {rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {filesBelow} from '../../lib/files';
import {circumstancesNow, report} from '../report';
import {build, commands} from '../timedBuild';
import {forgetBuilds} from '../workFolder';
import {growthExponent} from './fit';
import {heapsIn, heapVariables} from './heaps';
import {makeMultipliedSite} from './multiplied';
import {memoryPerPage, memoryTable, timeTable, type Growth} from './table';

/** The documentation once, five and thirteen times: about 150, 600 and 1,500 pages. */
const {values} = parseArgs({options: {times: {type: 'string', default: '1,5,13'}}});

/** MiB that a further page may take while the site is built. */
const budget = 2;

async function grown(times: number): Promise<Growth> {
  const site = makeMultipliedSite(times);
  forgetBuilds(site);
  const folder = path.join(site, '.tmp/heaps');
  const figures = await build(site, 'cold', commands.project, {
    // As in CI, where the bundler keeps no cache: nobody builds this copy again.
    variables: {...heapVariables(folder), CI: 'true'},
    heaps: () => heapsIn(folder),
  });
  const pages = filesBelow(site, 'build', /\.html$/).length;
  if (times > 1) rmSync(site, {recursive: true, force: true});
  return {pages, ...figures};
}

async function main(): Promise<void> {
  const now = circumstancesNow();
  const growths: Growth[] = [];
  for (const times of values.times.split(',').map(Number)) growths.push(await grown(times));
  const exponent = growthExponent(growths.map(({pages, seconds}) => ({pages, value: seconds})));
  const perPage = memoryPerPage(growths);
  const verdict = `the time grows as the pages to the power of ${exponent.toFixed(2)}; a further page takes ${perPage?.toFixed(2)} MiB`;
  const tables = [timeTable(growths), memoryTable(growths)];
  report('growth', now, [verdict], tables, {exponent, memoryPerPage: perPage, growths});
  if (perPage !== undefined && perPage > budget) {
    console.error(`A further page takes ${perPage.toFixed(2)} MiB; the budget is ${budget} MiB.`);
    process.exitCode = 1;
  }
}

void main();
