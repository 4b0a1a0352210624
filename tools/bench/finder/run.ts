/** `npm run bench:finder`: what the finder of samples costs, on its page and over thousands of rows. */
import {chromium} from '@playwright/test';
import {findBrowser} from '../../lib/browser';
import {alignedTable} from '../alignedTable';
import {plainDoc} from '../figures';
import {startHost} from '../host';
import {circumstancesNow, report} from '../report';
import {pageTimes, type PageTimes} from './browserTimes';
import {modelTimes, type ModelTimes} from './modelTimes';
import {addressOf, buildSite, sizes} from './site';

const samplePage = '/docs/data/for_education/13TeV25_metadata';

interface Column {
  readonly name: string;
  readonly address: string;
  readonly hasFinder: boolean;
  readonly model: ModelTimes | null;
}

const columns: readonly Column[] = [
  {name: 'doc page', address: plainDoc, hasFinder: false, model: null},
  {name: '373 samples', address: samplePage, hasFinder: true, model: null},
  ...sizes.map((rows) => ({
    name: `${rows} rows`,
    address: addressOf(rows),
    hasFinder: true,
    model: modelTimes(rows),
  })),
];

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const milliseconds = (value: number | undefined): string => value?.toFixed(1) ?? '–';

type FinderMeasurement = Column & {readonly page: PageTimes};

const rowsOf: Readonly<Record<string, (column: FinderMeasurement) => string>> = {
  'time until it can be used, ms': ({page}) => page.ready.toFixed(0),
  'key stroke in the browser, p50, ms': ({page}) => milliseconds(page.key?.p50),
  'key stroke in the browser, p95, ms': ({page}) => milliseconds(page.key?.p95),
  'of it the model, p50, ms': ({model}) => milliseconds(model?.key.p50),
  'of it the model, p95, ms': ({model}) => milliseconds(model?.key.p95),
  'model, once before the first key, ms': ({model}) => milliseconds(model?.prepared),
  'HTML, brotli, kB': ({page}) => kilobytes(page.bytes.html.brotli),
  'JavaScript, brotli, kB': ({page}) => kilobytes(page.bytes.js.brotli),
  'CSS, brotli, kB': ({page}) => kilobytes(page.bytes.css.brotli),
  requests: ({page}) => String(page.bytes.requests),
};

async function measure(): Promise<readonly FinderMeasurement[]> {
  const host = await startHost(await buildSite());
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const measured: FinderMeasurement[] = [];
  for (const column of columns) {
    const page = await pageTimes(browser, host.origin + column.address, column.hasFinder);
    measured.push({...column, page});
  }
  await browser.close();
  host.close();
  return measured;
}

async function main(): Promise<void> {
  const now = circumstancesNow();
  const measured = await measure();
  const table = alignedTable(
    [
      ['What', ...measured.map(({name}) => name)],
      ...Object.entries(rowsOf).map(([what, of]) => [what, ...measured.map(of)]),
    ],
    1,
  );
  report('finder', now, [], [table], measured);
}

void main();
