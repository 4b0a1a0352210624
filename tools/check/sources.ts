/**
 * `npm run check:sources`: asks the live sources for every record, DOI, size, checksum and package call
 * that the site quotes, prints what is different and where to change it, and writes to
 * `src/data/verified.json` what was verified on this day. Ends with 1 if something is different, and
 * with 2 if nothing is, but something could not be verified.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {verifiedFile, verifiedPlace} from '../../src/data/liveSources';
import {politely, type RequestPolicy} from './links/requestPolicy';
import {afterRun, reportOf} from './sources/outcome';
import {collected, verifyAll} from './sources/verify';

const {values} = parseArgs({
  options: {
    portal: {type: 'string', default: 'https://opendata.cern.ch'},
    doi: {type: 'string', default: 'https://doi.org'},
    pypi: {type: 'string', default: 'https://pypi.org'},
    out: {type: 'string', default: verifiedPlace},
  },
});

const policy: RequestPolicy = {
  ...politely,
  userAgent: 'ATLAS-Open-Data-source-check/1 (+https://opendata.atlas.cern/contact-us)',
};

async function check(): Promise<void> {
  const before = verifiedFile.parse(JSON.parse(readFileSync(verifiedPlace, 'utf8')));
  const findings = await verifyAll(collected(process.cwd()), before, values, policy);
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(values.out, `${JSON.stringify(afterRun(findings, before, today), null, 2)}\n`);
  console.log(reportOf(findings));
  const differs = findings.some(({differences}) => differences.length > 0);
  const isIncomplete = findings.some(({unverified}) => unverified !== undefined);
  process.exitCode = differs ? 1 : isIncomplete ? 2 : 0;
}

void check();
