/**
 * `npm run measure -- --root build`: the distance of users from apps, pictures and rows of a built site. Opens
 * every documentation page on a laptop of 1280 by 800 and prints a table; run it on two builds to compare them.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {allRoutes} from '../../config/routes';
import {addressOfApp, registry} from '../../src/apps/registry';
import {findHeadlessBrowser} from '../lib/browser';
import {namingHelper} from '../lib/namingHelper';
import {startStaticServer} from '../serve/staticServer';
import {clicksFrom} from './clicks';
import {measurePage, type PageMeasure} from './page';

const port = 4390;
const options = parseArgs({options: {root: {type: 'string', default: 'build'}}}).values;
const root = path.resolve(options.root);
const documents = allRoutes
  .map(({path: address}) => address)
  .filter((it) => /^\/docs\/(?!category)/.test(it));

/** Pages with a finder of samples, where rows are to be in view on arrival. */
const finders = documents.filter((address) => /metadata$/.test(address));

async function measuredPages(): Promise<ReadonlyMap<string, PageMeasure>> {
  const server = await startStaticServer({root, port, addresses: 'redirect'});
  const browser = await chromium.launch({executablePath: findHeadlessBrowser()});
  const page = await browser.newPage({viewport: {width: 1280, height: 800}});
  await page.addInitScript(namingHelper);
  const measures = new Map<string, PageMeasure>();
  for (const address of documents) {
    await page.goto(`http://localhost:${port}${address}`);
    await page.waitForLoadState('networkidle');
    measures.set(address, await page.evaluate(measurePage));
  }
  await browser.close();
  server.close();
  return measures;
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

async function run(): Promise<void> {
  const byAddress = await measuredPages();
  const measures = [...byAddress.values()];
  const pictures = measures.flatMap(({firstPicture}) => firstPicture ?? []);
  const items = measures.flatMap(({isCurrentItemInView}) => isCurrentItemInView ?? []);
  const edges = new Set(measures.flatMap(({leftEdge}) => leftEdge ?? []));
  const clicks = clicksFrom('/', root);
  const clicksToApps = registry.map((app) => clicks.get(addressOfApp(app)) ?? Infinity);
  console.table({
    documents: measures.length,
    'with the current item of the sidebar in view': `${items.filter(Boolean).length} of ${items.length}`,
    'with a picture in the first 800 px': pictures.filter((top) => top < 800).length,
    'median position of the first picture in px': median(pictures),
    'most clicks from home to an app': Math.max(...clicksToApps),
    'left edges of titles in px': [...edges].sort((a, b) => a - b).join(', '),
    'tables wider than their place': measures.reduce((sum, {wideTables}) => sum + wideTables, 0),
  });
  console.log('Rows in view on arrival:');
  console.table(
    Object.fromEntries(finders.map((address) => [address, byAddress.get(address)?.rowsInView])),
  );
}

void run();
