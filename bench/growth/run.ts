/**
 * `npm run bench:growth`: cold builds of our site with its pages once and several times over.
 * `-- --times 1,2` chooses how often.
 */
import {rmSync, writeFileSync} from 'node:fs';
import {availableParallelism, loadavg} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {filesBelow} from '../../scripts/lib/files';
import {alignedTable} from '../alignedTable';
import {intoReadme} from '../intoReadme';
import {build, commands} from '../timedBuild';
import {forgetBuilds} from '../workFolder';
import {growthExponent, perFurtherPage} from './fit';
import {makeMultipliedSite} from './multiplied';

/** The documentation once, five and thirteen times: about 150, 600 and 1,500 pages. */
const {values} = parseArgs({options: {times: {type: 'string', default: '1,5,13'}}});

interface Growth {
  readonly pages: number;
  readonly seconds: number;
  readonly cpuSeconds: number | null;
  readonly peakMiB: number | null;
}

async function grown(times: number): Promise<Growth> {
  const site = makeMultipliedSite(times);
  forgetBuilds(site);
  const figures = await build(site, 'cold', commands.project);
  const pages = filesBelow(site, 'build', /\.html$/).length;
  if (times > 1) rmSync(site, {recursive: true, force: true});
  return {pages, ...figures};
}

const shown = (value: number | null, places = 0): string =>
  value === null ? 'not measured' : value.toFixed(places);

function tableOf(growths: readonly Growth[]): string {
  const further = ['–', ...perFurtherPage(growths).map((value) => value.toFixed(2))];
  const head = ['Pages', 'Time, s', 'For each page, s', 'For each further page, s'];
  const rows = growths.map(({pages, seconds, cpuSeconds, peakMiB}, index) => [
    String(pages),
    shown(seconds),
    (seconds / pages).toFixed(2),
    further[index] ?? '–',
    shown(cpuSeconds),
    shown(peakMiB),
  ]);
  return alignedTable([[...head, 'Processor time, s', 'Peak memory, MiB'], ...rows], 0);
}

async function main(): Promise<void> {
  const [load = 0] = loadavg();
  const growths: Growth[] = [];
  for (const times of values.times.split(',').map(Number)) growths.push(await grown(times));
  const exponent = growthExponent(growths);
  const date = new Date().toISOString().slice(0, 10);
  const circumstances = `Measured on ${date}: ${availableParallelism()} CPUs, load before the run ${load.toFixed(2)}, Node ${process.versions.node}.`;
  const verdict = `The time grows as the pages to the power of ${exponent.toFixed(2)}.`;
  const text = `${circumstances} ${verdict}\n\n${tableOf(growths)}`;
  console.log(`\n${text}\n`);
  const results = {date, load, exponent, growths};
  writeFileSync(path.join(__dirname, 'results.json'), `${JSON.stringify(results, null, 2)}\n`);
  intoReadme('growth figures', text);
}

void main();
