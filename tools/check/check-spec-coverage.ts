/** Every row of tests/spec-coverage.md names a test that exists, and every section has rows. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {readText, runCheck, type Check} from './runCheck';

const table = 'tests/spec-coverage.md';
const sections = ['2', '3', '4', '7', '8', '9'];

interface Row {
  readonly section: string;
  readonly statement: string;
  readonly tests: string;
}

function rowsOf(text: string): readonly Row[] {
  return [...text.matchAll(/^\| (\d)[^|]*\|([^|]+)\|([^|]+)\|$/gm)].map(
    ([, section = '', statement = '', tests = '']) => ({
      section,
      statement: statement.trim(),
      tests: tests.trim(),
    }),
  );
}

/** Titles may hold values that the test fills in: compare what is before the first of them. */
function holdsTitle(source: string, title: string): boolean {
  const titles = [...source.matchAll(/(?:test|describe|it)\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs)];
  return titles.some(([, , written = '']) => {
    const parts = written.replace(/\\(['"`])/g, '$1').split(/\$\{[^}]*\}/);
    const pattern = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*');
    return new RegExp(`^${pattern}$`, 's').test(title);
  });
}

function testProblems(root: string, {statement, tests}: Row): readonly string[] {
  if (/^search issue$/.test(tests)) return [];
  const references = [...tests.matchAll(/`([^`›]+) › ([^`]+)`/g)];
  if (references.length === 0) return [`${table}: "${statement}" names no test`];
  return references.flatMap(([, file = '', title = '']) => {
    if (!existsSync(path.join(root, 'tests', file))) return [`${table}: there is no tests/${file}`];
    return holdsTitle(readText(root, `tests/${file}`), title)
      ? []
      : [`${table}: tests/${file} has no test "${title}"`];
  });
}

export const checkSpecCoverage: Check = (root) => {
  const rows = rowsOf(readText(root, table));
  const uncovered = sections.filter((section) => !rows.some((row) => row.section === section));
  return [
    ...uncovered.map((section) => `${table}: no row for section ${section}`),
    ...rows.flatMap((row) => testProblems(root, row)),
  ];
};

if (require.main === module) runCheck(checkSpecCoverage);
