import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {ciGroups} from './steps';
import {timingTable, withTable} from './table';

const steps = ciGroups.flat();
const page = readFileSync('docs-dev/gate.md', 'utf8');

/** The rows of the table without their last cell, the seconds. */
const rowsIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .slice(0, text.split('\n').findIndex((line) => line.includes('**All steps**')) + 1)
    .filter((line) => line.startsWith('| '))
    .map((line) => line.replace(/ \|[^|]*\|$/, ''));

it('docs-dev/gate.md lists each step with what it guards', () => {
  expect(rowsIn(page)).toEqual(rowsIn(timingTable(steps, new Map(), 0)));
});

it('a table takes the place of the one before, and says which steps were skipped', () => {
  const [first] = steps;
  if (!first) throw new Error('no steps');
  const changed = withTable(page, timingTable(steps, new Map([[first, 91.2]]), 123.4));
  expect(changed).toContain(`| ${first.name} | ${first.guards} | 91 |`);
  expect(changed.match(/\| skipped \|/g)).toHaveLength(steps.length - 1);
  expect(withTable(changed, 'no table')).toBe(withTable(page, 'no table'));
});
