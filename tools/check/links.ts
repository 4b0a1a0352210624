/**
 * `npm run check:links`: asks for every link of the built site to another host, and for the services of
 * `/docs/status`; writes what came back to `.status/links.json`, which the next build shows there. Ends
 * with 1 if something has failed for a few days. `-- --only zenodo.org` asks only addresses with that text.
 */
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {editUrl, site} from '../../config/site';
import {readMeasured} from '../../plugins/status/readMeasured';
import {statusChecks} from '../../src/data/status';
import {measuredPlace} from '../../src/data/status/measured';
import {addressOf} from '../../src/lib/status/measuredStatus';
import {requestAll, type Link} from './links/requestAll';
import {collectLinks} from './links/collect';
import {alarms, daysOfGrace, withSince} from './links/history';
import {politely} from './links/requestPolicy';
import {reportOf} from './links/report';

const {values} = parseArgs({
  options: {
    build: {type: 'string', default: 'build'},
    out: {type: 'string', default: measuredPlace},
    only: {type: 'string', default: ''},
  },
});

const page = '/docs/status';

function services(): readonly Link[] {
  return statusChecks.services
    .map(addressOf)
    .filter((address) => address !== undefined)
    .map((address) => ({address, pages: [page]}));
}

async function check(): Promise<void> {
  if (!existsSync(path.join(values.build, 'index.html'))) {
    throw new Error(`There is no built site in ${values.build}/. Build it first: npm run build`);
  }
  const onPages = collectLinks(values.build, [site.url, editUrl]);
  const known = new Set(onPages.map(({address}) => address));
  const links = [...onPages, ...services().filter(({address}) => !known.has(address))];
  const items = await requestAll(
    links.filter(({address}) => address.includes(values.only)),
    politely,
  );
  const measured = withSince(items, readMeasured(values.out));
  mkdirSync(path.dirname(values.out), {recursive: true});
  writeFileSync(values.out, `${JSON.stringify(measured, null, 1)}\n`);
  console.log(reportOf(measured));
  const broken = alarms(measured);
  console.log(`\n${broken.length} have failed for ${daysOfGrace} days or longer`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}

void check();
