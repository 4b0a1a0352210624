/** The time that a page takes is in its front matter, and other pages take it from there. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import {expect, it} from 'vitest';
import {filesBelow} from '../../tools/lib/files';

const read = (file: string): string => readFileSync(file, 'utf8');
const minutesOf = (file: string): number =>
  (matter(read(file)).data as {readonly minutes: number}).minutes;

/** Rows of a table that lead to a page and give a time in a cell of its own. */
const timed =
  /^\|.*\]\((\.[\w./-]+\.mdx)\).*\|\s*(\d+ minutes|<Value of="minutes" page="([^"]+)" \/>)/;

it('no table types the minutes of the page to which it leads', () => {
  const typed = filesBelow('.', 'docs', /\.mdx?$/).flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line) => {
        const [, to, time, page] = timed.exec(line) ?? [];
        return to && page !== to ? [`${file}: ${to} takes ${time}`] : [];
      }),
  );
  expect(typed).toEqual([]);
});

it('no table of what a page needs types the minutes of the page', () => {
  const rows = filesBelow('.', 'docs', /\.mdx?$/).flatMap((file) =>
    (read(file).match(/^\| time +\|.*$/gm) ?? []).map((row) => ({file, row})),
  );
  expect(rows.length).toBeGreaterThan(0);
  const own = ({file}: {readonly file: string}) =>
    `<Value of="minutes" page="./${path.basename(file)}" />`;
  expect(rows.filter((one) => !one.row.includes(own(one)))).toEqual([]);
});

it('the steps of the 8 TeV route take as long as it says', () => {
  const file = 'docs/8TeVDoc/navigator.mdx';
  const steps = Array.from(read(file).matchAll(/<Value of="minutes" page="([^"]+)" \/>/g));
  expect(steps).toHaveLength(8);
  const minutes = steps.map(([, page = '']) => minutesOf(path.join(path.dirname(file), page)));
  const hours = minutes.reduce((sum, one) => sum + one) / 60;
  expect(read(file)).toContain(`the eight steps take about ${hours.toFixed(0)} hours`);
});

it('the introduction says of itself what its front matter says', () => {
  expect(read('docs/intro.mdx')).toContain(
    'This page takes <Value of="minutes" page="./intro.mdx" />',
  );
});
