/** `npm run catalogue`: checks the source tables of the catalogue and writes what the site reads. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {catalogueTables} from '../../src/data/catalogue/schema/tables';
import {readTable} from './catalogue/readTable';
import {referenceProblems} from './catalogue/references';
import {sharedNumbersFile, sharedNumbersText} from './catalogue/sharedNumbersText';
import {generatedFile, tableText} from './catalogue/writeTable';

const root = process.cwd();
const tables = catalogueTables.map((table) => readTable(root, table));
const faults = tables.flatMap(({problems}) => problems);
const problems = faults.length > 0 ? faults : referenceProblems(tables);

if (problems.length > 0) {
  for (const problem of problems) console.error(problem);
  console.error(`${problems.length} problems: nothing was written.`);
  process.exitCode = 1;
} else {
  for (const {table, rows} of tables) {
    const file = path.join(root, generatedFile(table));
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, tableText(table, rows));
    console.log(`${generatedFile(table)}: ${rows.length} rows`);
  }
  // Reads the tables that were written just now.
  void import('../../src/lib/sharedNumbers').then(({sharedNumbers}) => {
    writeFileSync(path.join(root, sharedNumbersFile), sharedNumbersText(sharedNumbers));
    console.log(`${sharedNumbersFile}: ${Object.keys(sharedNumbers).length} numbers`);
  });
}
