/**
 * `npm run catalogue:propose`: asks the portal for the records of the catalogue and prints what would
 * change in `records.csv`, in words and as a diff. Changes nothing unless `-- --write` is given; then look
 * at the change, and run `npm run catalogue`.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {parse} from 'csv-parse/sync';
import {askForRecords} from './catalogue/portal';
import {proposeRecords} from './catalogue/propose';
import {sourceFolder} from './catalogue/readTable';
import {politely} from '../check/links/requestPolicy';
import {isInstalled} from '../lib/programs';
import {unifiedDiff} from '../lib/unifiedDiff';

const {values} = parseArgs({
  options: {
    write: {type: 'boolean', default: false},
    portal: {type: 'string', default: 'https://opendata.cern.ch'},
    cache: {type: 'string', default: 'node_modules/.cache/portal-records'},
  },
});
const file = `${sourceFolder}/records.csv`;

async function propose(): Promise<void> {
  const text = readFileSync(file, 'utf8');
  const rows = parse(text, {columns: true}) as unknown as readonly {id: string}[];
  const ids = rows.map(({id}) => id);
  const portal = {origin: values.portal, cache: values.cache, policy: politely};
  const answers = await askForRecords(ids, portal);
  const proposal = proposeRecords(text, answers, new Date().toISOString().slice(0, 10));
  console.log(unifiedDiff(process.cwd(), file, proposal.text));
  for (const line of proposal.messages) console.log(line);
  console.log(`${answers.size} of ${ids.length} records answered.`);
  if (values.write) writeFileSync(file, proposal.text);
  if (answers.size === 0) process.exitCode = 1;
}

if (isInstalled('git')) void propose();
else {
  console.error('git is not installed, which shows the changes. Install it and try again.');
  process.exitCode = 1;
}
