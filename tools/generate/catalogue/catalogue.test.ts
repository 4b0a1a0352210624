/** The source tables are sound, what is generated is theirs, and a fault is told so that it can be corrected. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {catalogueTables} from '../../../src/data/catalogue/schema/tables';
import {fieldUnits} from '../../../src/data/catalogue/units';
import {sharedNumbers} from '../../../src/lib/sharedNumbers';
import {filesBelow} from '../../lib/files';
import {readTable, readTableText, sourceFile, sourceFolder} from './readTable';
import {referenceProblems} from './references';
import {sharedNumbersFile, sharedNumbersText} from './sharedNumbersText';
import {columnsOf, generatedFile, tableText} from './writeTable';

const root = process.cwd();
const tables = catalogueTables.map((table) => readTable(root, table));

function tableOf(name: string) {
  const table = catalogueTables.find((candidate) => candidate.name === name);
  if (!table) throw new Error(`no table ${name}`);
  return table;
}

/** What is said after one cell of a table has been written over. */
function problemsAfter(name: string, line: number, from: string, to: string): readonly string[] {
  const table = tableOf(name);
  const lines = readFileSync(path.join(root, sourceFile(table)), 'utf8').split('\n');
  const before = lines[line - 1] ?? '';
  if (!before.includes(from)) throw new Error(`line ${line} of ${name} has no ${from}: ${before}`);
  lines[line - 1] = before.replace(from, to);
  return readTableText(table, lines.join('\n')).problems;
}

describe('the source tables', () => {
  it.each(tables.map((read) => [read.table.name, read] as const))(
    '%s follow their schema',
    (_, read) => {
      expect(read.problems).toEqual([]);
      expect(read.rows.length).toBeGreaterThan(0);
    },
  );

  it('point to each other without a gap', () => {
    expect(referenceProblems(tables)).toEqual([]);
  });

  it('are those that the schemas know', () => {
    expect(filesBelow(root, sourceFolder, /\.csv$/)).toEqual(
      catalogueTables.map(sourceFile).sort(),
    );
  });

  it('have the columns of their schema and no others', () => {
    for (const {table} of tables) {
      const [head = ''] = readFileSync(path.join(root, sourceFile(table)), 'utf8').split('\n');
      expect(head.split(',').sort(), table.name).toEqual([...columnsOf(table)].sort());
    }
  });

  it('say why a row carries a flag', () => {
    const flagged = tables.flatMap(({rows}) => rows.filter(({flag}) => flag));
    expect(flagged.length).toBeGreaterThan(200);
    expect(flagged.filter(({reason}) => typeof reason !== 'string' || reason.length < 30)).toEqual(
      [],
    );
  });

  it('hold no zero where a number is not known', () => {
    const zeros = tables.flatMap(({table, rows}) =>
      rows.flatMap((row) =>
        Object.entries(row).flatMap(([field, value]) =>
          value === 0 ? `${table.name}: ${field}` : [],
        ),
      ),
    );
    expect(zeros).toEqual([]);
  });
});

describe('the units', () => {
  it('belong to fields that exist, and no number whose name holds a unit lacks its own', () => {
    const fields = new Set(catalogueTables.flatMap(columnsOf));
    expect(Object.keys(fieldUnits).filter((field) => !fields.has(field))).toEqual([]);
    const named = [...fields].filter((field) => /(?:Pb|Fb|eV|bytes)$/i.test(field));
    expect(named.filter((field) => !fieldUnits[field])).toEqual([]);
  });
});

describe('the generated tables', () => {
  it.each(tables.map((read) => [read.table.name, read] as const))(
    '%s are what npm run catalogue writes',
    (_, {table, rows}) => {
      const written = readFileSync(path.join(root, generatedFile(table)), 'utf8');
      expect(
        written === tableText(table, rows),
        `run npm run catalogue: ${generatedFile(table)} is old`,
      ).toBe(true);
    },
  );

  it('and the shared numbers too', () => {
    const written = readFileSync(path.join(root, sharedNumbersFile), 'utf8');
    expect(
      written === sharedNumbersText(sharedNumbers),
      `run npm run catalogue: ${sharedNumbersFile} is old`,
    ).toBe(true);
  });

  it('are no more than the source tables', () => {
    expect(filesBelow(root, 'src/data/generated/catalogue', /./)).toEqual(
      catalogueTables.map(generatedFile).sort(),
    );
  });
});

describe('a fault in a table is reported with file, line, field and solution:', () => {
  it.each([
    [
      'a word for a number',
      'skims',
      2,
      '93933',
      'unknown',
      /^src\/data\/catalogue\/source\/skims\.csv:2: dataRecord: write a whole number/,
    ],
    [
      'zero for unknown',
      'samples-2024r-hi',
      2,
      ',100000,',
      ',0,',
      /samples-2024r-hi\.csv:2: events: do not write zero for an unknown value: write the number, or leave the cell empty/,
    ],
    [
      'an identifier of another form',
      'records',
      62,
      'OPENDATA.ATLAS',
      'OPENDATA.CMS',
      /records\.csv:62: doi: write 10\.7483/,
    ],
    [
      'a flag without reason',
      'skims',
      2,
      ',,,portal',
      ',suspect,,portal',
      /skims\.csv:2: reason: a flag requires a reason/,
    ],
    [
      'an unknown flag',
      'skims',
      9,
      'conflict',
      'odd',
      /skims\.csv:9: flag: write one of: suspect, conflict/,
    ],
    [
      'an impossible day',
      'skims',
      2,
      '2026-06-30',
      '2026-13-30',
      /skims\.csv:2: asOf: write 2026, 2026-06 or/,
    ],
    ['an empty name', 'skims', 2, 'noskim', '', /skims\.csv:2: name: write text/],
    [
      'a second row of the same name',
      'skims',
      3,
      '1LMET30',
      'noskim',
      /skims\.csv:3: name: noskim stands in line 2 already: remove one/,
    ],
    ['a cell too many', 'skims', 2, 'noskim', 'no,skim', /skims\.csv: .*line 2/],
    [
      'an item of a list that does not exist',
      'samples-2020e-13tev',
      2,
      '2lep',
      '5lep',
      /samples-2020e-13tev\.csv:2: collections, item 1: write one of: 1lep/,
    ],
    [
      'a missing column',
      'skims',
      1,
      'selection',
      'choice',
      /skims\.csv:2: selection: the column is missing: add it; write text/,
    ],
    [
      'a column too many',
      'skims',
      1,
      'selection',
      'choice',
      /skims\.csv:2: choice: no such column/,
    ],
  ])('%s', (_, name, line, from, to, problem) => {
    const problems = problemsAfter(name, line, from, to);
    expect(
      problems.filter((text) => problem.test(text)),
      problems.slice(0, 3).join('\n'),
    ).not.toEqual([]);
  });

  it('a reference that leads nowhere', () => {
    const skims = tableOf('skims');
    const text = readFileSync(path.join(root, sourceFile(skims)), 'utf8').replace('93933', '93900');
    const altered = tables.map((read) =>
      read.table === skims ? readTableText(skims, text) : read,
    );
    expect(referenceProblems(altered)).toEqual([
      'src/data/catalogue/source/skims.csv: noskim: dataRecord: records.csv has no id 93900: correct it or add the row',
    ]);
  });
});
