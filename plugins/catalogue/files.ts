/** All files of the catalogue and of the bibliography that the site offers for machines. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {catalogueTables} from '../../src/data/catalogue/schema/tables';
import type {PackedTable} from '../../src/data/catalogue/table';
import {bibliographyFiles} from './bibliographyFiles';
import {readme} from './readme';
import {tableFiles, type NamedTable, type TextFiles} from './tableFiles';

const generated = 'src/data/generated/catalogue';

const namedTables = (siteDir: string): readonly NamedTable[] =>
  catalogueTables.map((table) => {
    const file = path.join(siteDir, generated, `${table.name}.json`);
    return {table, packed: JSON.parse(readFileSync(file, 'utf8')) as PackedTable};
  });

/** @param site the public address of the site, with a slash at its end */
export function catalogueFiles(siteDir: string, site: string): TextFiles {
  const tables = namedTables(siteDir);
  return new Map([
    ['README.md', readme(tables, site)],
    ...tables.flatMap((table) => Array.from(tableFiles(table, `${site}data/`))),
    ...bibliographyFiles(`${site}data/`),
  ]);
}
